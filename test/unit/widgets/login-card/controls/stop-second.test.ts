import { expect, test, vi } from 'vitest';
import { stopSecond } from '../../../../../widgets/login-card/controls/stop-second';

/** A card in which something new was shown so many ms ago. */
function openCard(shownFor: number) {
  document.body.innerHTML = '<div><button></button><p data-place="terms"><a href="#x"></a></p></div>';
  const acts = vi.fn();
  document.body.firstElementChild?.addEventListener('click', acts);
  const end = stopSecond(document.body.firstElementChild as HTMLElement, () => shownFor);
  const click = (init: object, isTrusted = true, selector = 'button') => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    Object.defineProperty(event, 'isTrusted', { value: isTrusted });
    document.querySelector(selector)?.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(!acts.mock.calls.length);
    const { length } = acts.mock.calls.splice(0);
    return length;
  };
  return { click, end };
}

test.each([
  ['of a mouse', 1, 0, 1],
  ['that ends a double click', 2, 999, 0],
  ['that has the place of an earlier one', 2, 1000, 1],
  ['by a key', 0, 299, 0],
  ['by a key', 0, 300, 1],
  ['by a script', 0, 0, 1],
  ['that ends a double click at a node of the site', 2, 0, 1],
])(
  'a click %s (detail %i), %i ms after something was shown, acts %i times',
  (who, detail, shownFor, times) => {
    const { click } = openCard(shownFor);
    expect(click({ detail }, who !== 'by a script', who.endsWith('site') ? 'a' : 'button')).toBe(times);
  },
);

test('of two taps of a finger at one place, the second does nothing soon after something was shown', () => {
  const { click, end } = openCard(100);
  const tap = (pointerType: string, clientX: number) => {
    const at = { bubbles: true, detail: 1, clientX };
    document.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType }));
    return click(at);
  };
  const taps = [tap('touch', 100), tap('touch', 110), tap('touch', 160), tap('mouse', 160)];
  expect(taps).toEqual([1, 0, 1, 1]);
  end();
  expect(click({ detail: 2 })).toBe(1);
});
