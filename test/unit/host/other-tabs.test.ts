import { expect, test } from 'vitest';
import { createHost } from '../../../src/host/host';
import { watchOtherTabs } from '../../../src/host/other-tabs';
import type { PageData } from '../../../src/page/page';

test('a login and a logout are told to other tabs, without data, and a cancelled logout is not', async () => {
  const channel = new BroadcastChannel('ev-portal-widgets');
  const told: unknown[] = [];
  const all = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      told.push(data);
      if (told.length === 3) resolve();
    };
  });
  const element = document.createElement('div');
  const { emit } = createHost(element, {} as PageData, () => 'text', new AbortController().signal);
  watchOtherTabs();
  const cancel = (event: Event) => event.preventDefault();
  emit('login:success', { method: 'phone' });
  emit('logout', {});
  element.addEventListener('logout', cancel);
  emit('logout', {});
  element.addEventListener('login:success', cancel);
  emit('login:success', { method: 'email' });
  await all;
  channel.close();
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([true, false, true]);
});
