import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Confirm, openConfirm } from '../../../../widgets/header/Confirm';
import { click, render } from '../../rendering';

async function ask() {
  const ref = createRef<HTMLDialogElement>();
  const onYes = vi.fn();
  const { one, element } = await render(<Confirm ref={ref} t={(key) => key} onYes={onYes} />);
  // The button that asks is at 50, 50.
  openConfirm(ref.current, { clientX: 50, clientY: 50, timeStamp: performance.now() });
  const [no, yes] = element.querySelectorAll('button') as unknown as [Element, Element];
  const box = one<HTMLDialogElement>('dialog');
  return { box, text: one('p'), no, yes, state: () => [box.open, onYes.mock.calls.length] };
}

/** Presses the mouse button in an element and releases it in another one, or in the same. A click comes to what holds both. */
function drag(box: Element, down: Element, up = down) {
  const at = { bubbles: true, detail: 1, clientX: 60, clientY: 60 };
  down.dispatchEvent(new MouseEvent('pointerdown', at));
  up.dispatchEvent(new MouseEvent('pointerup', at));
  return act(async () => {
    (down === up ? down : box).dispatchEvent(new MouseEvent('click', at));
  });
}

test('soon after the question a second click of the mouse changes nothing; a key or a later click answers', async () => {
  const { box, text, no, yes, state } = await ask();
  for (const target of [box, no, yes]) await drag(box, target);
  expect(state()).toEqual([true, 0]);
  await click(no);
  expect(state()).toEqual([false, 0]);
  box.showModal();
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now() + 1_000);
  // The pointer does not go down and up on the backdrop.
  await drag(box, text, box);
  await drag(box, box, text);
  expect(state()).toEqual([true, 0]);
  await drag(box, yes);
  expect(state()).toEqual([false, 1]);
});

test('Enter that is still held down after it has asked the question does not answer it', async () => {
  const { no } = await ask();
  const isPrevented = (repeat: boolean, key = 'Enter') =>
    !no.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true }));
  expect([isPrevented(false), isPrevented(true), isPrevented(true, 'Tab')]).toEqual([false, true, false]);
});
