import { expect, test } from 'vitest';
import { emit, events } from '../../../../src/host/events';
import { analyticsScript } from '../../../../src/tooling/events/analytics';

const scope = window as { dataLayer?: object[] };

test('analytics.js sends each event to dataLayer, with the words of its detail and nothing else', () => {
  new Function(analyticsScript(''))();
  const placeholder = document.body.appendChild(document.createElement('div'));
  const send = (type: string, detail: unknown) => {
    placeholder.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
    return scope.dataLayer?.pop();
  };
  expect(send('login:step', { method: 'phone' })).toBeUndefined();
  placeholder.dataset.widget = 'login-card';
  const typed = {
    phone: '501234567',
    text: 'charge',
    error: new Error('charge'),
    path: '/uk?q=charge',
    wait() {},
  };
  for (const type of Object.keys(events))
    expect(send(type, { method: 'email', ...typed })).toEqual({ event: type, method: 'email' });
  expect(send('logout', null)).toEqual({ event: 'logout' });
  emit(placeholder, 'login:refused', { method: 'phone', kind: 'refused', code: 'WrongLogin' });
  emit(placeholder, 'language:change', { lang: 'en', path: '/en' });
  emit(placeholder, 'page-header:control', { action: 'print' });
  expect(scope.dataLayer).toEqual([
    { event: 'login:refused', method: 'phone', kind: 'refused', code: 'WrongLogin' },
    { event: 'language:change', lang: 'en' },
    { event: 'page-header:control', action: 'print' },
  ]);
});
