import { expect, test, vi } from 'vitest';
import { watchOtherTabs } from '../../../../src/shared/host/other-tabs';
import { testHost } from '../../widgets/test-host';

test('where the browser forbids a channel, nothing throws and nothing is sent', () => {
  vi.stubGlobal('BroadcastChannel', function forbidden() {
    throw new DOMException('', 'SecurityError');
  });
  const { host } = testHost();
  watchOtherTabs();
  expect(host.emit('login:success', { method: 'phone' })).toBe(true);
});

test('a login and a logout are reported to other tabs, without data, and a cancelled logout is not', async () => {
  const channel = new BroadcastChannel('ev-portal-widgets');
  const reported: unknown[] = [];
  const all = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }) => {
      reported.push(data);
      if (reported.length === 3) resolve();
    };
  });
  const { host, element } = testHost();
  watchOtherTabs();
  host.emit('login:success', { method: 'phone' });
  host.emit('logout', {});
  for (const type of ['login:success', 'logout'])
    element.addEventListener(type, (event) => event.preventDefault());
  host.emit('logout', {});
  host.emit('login:success', { method: 'email' });
  await all;
  channel.close();
  window.dispatchEvent(new Event('pagehide'));
  expect(reported).toEqual([true, false, true]);
});
