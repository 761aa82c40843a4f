import { expect, test, vi } from 'vitest';
import { type Host, type Key, signal } from '../../../src/shared';
import { createVersion } from '../../../widgets/footer/version.model';
import { createSwitcher } from '../../../widgets/header/languages/language.model';
import { createLoginCard } from '../../../widgets/login-card/card.model';
import { answer, json } from '../shared/backend/calling';
import { playHost } from './play-host';

test.each<[string, (host: Host<Key>) => { start(): void }]>([
  ['login card', (host) => createLoginCard(host)],
  ['language switcher', (host) => createSwitcher(host, signal(true))],
  ['version', createVersion],
])('the model of the %s starts nothing until `start`, because React may discard it', async (_, create) => {
  vi.useFakeTimers();
  const calls = answer(json({ Value: '3.0.0' }));
  const saved = { country: '380', phone: '501234567', from: Date.now(), until: Date.now() + 60_000 };
  sessionStorage.setItem('loginCard', JSON.stringify(saved));
  const { host } = playHost();
  const listens = [
    vi.spyOn(globalThis, 'addEventListener'),
    vi.spyOn(host.abortSignal, 'addEventListener'),
    vi.spyOn(host, 'onReturn'),
  ];
  const heard = () => listens.filter(({ mock }) => mock.calls.length).length;
  create(host);
  const { start } = create(host);
  expect([vi.getTimerCount(), calls.length, heard()]).toEqual([0, 0, 0]);
  await vi.runAllTimersAsync();
  expect([calls.length, heard()]).toEqual([0, 0]);
  start();
  expect(heard()).toBeGreaterThan(0);
});
