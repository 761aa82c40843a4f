import { expect, test, vi } from 'vitest';
import { stopEnter } from '../../../../../widgets/login-card/controls/stop-enter';

test('the page gets no Enter from the element, but from nodes of the site, and a held Enter acts once', () => {
  document.body.innerHTML = '<div><input></div>';
  const inner = document.body.firstElementChild as HTMLElement;
  const seen = vi.fn();
  const listener = new AbortController();
  document.body.addEventListener('keydown', seen, listener);
  /** Whether the key does nothing, and whether the page has got it. */
  const press = (repeat: boolean, key = 'Enter') => {
    seen.mockClear();
    const event = new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true });
    return [!inner.firstElementChild?.dispatchEvent(event), seen.mock.calls.length];
  };
  const end = stopEnter(inner);
  expect([press(false), press(true), press(true, 'a')]).toEqual([
    [false, 0],
    [true, 0],
    [false, 1],
  ]);
  // A text area of the site takes each Enter.
  inner.setAttribute('data-place', 'terms');
  expect(press(true)).toEqual([false, 1]);
  inner.removeAttribute('data-place');
  end();
  expect(press(true)).toEqual([false, 1]);
  listener.abort();
});
