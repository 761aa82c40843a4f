import { expect, test } from 'vitest';
import { emit } from '../../../src/host/events';
import { watchOtherTabs } from '../../../src/host/other-tabs';

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
  watchOtherTabs();
  const cancel = (event: Event) => event.preventDefault();
  emit(element, 'login:success', { method: 'phone' });
  emit(element, 'logout', {});
  element.addEventListener('logout', cancel);
  emit(element, 'logout', {});
  element.addEventListener('login:success', cancel);
  emit(element, 'login:success', { method: 'email' });
  await all;
  channel.close();
  window.dispatchEvent(new Event('pagehide'));
  expect(told).toEqual([true, false, true]);
});
