import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Confirm, openConfirm } from '../../../../widgets/header/Confirm';
import { en } from '../../../texts';
import { click, render } from '../../rendering';

async function ask() {
  const ref = createRef<HTMLDialogElement>();
  const onYes = vi.fn();
  const { one, remove, element } = await render(<Confirm ref={ref} t={(key) => en[key]} onYes={onYes} />);
  const box = one<HTMLDialogElement>('dialog');
  const closed = !box.open;
  // The button that asks is at 50, 50.
  openConfirm(ref.current, { clientX: 50, clientY: 50, timeStamp: performance.now() });
  const [no, yes] = element.querySelectorAll('button') as unknown as [Element, Element];
  return { box, closed, no, yes, onYes, one, remove };
}

test('it is closed at first, and the question is its name', async () => {
  const { box, closed, one } = await ask();
  expect([closed, box.open]).toEqual([true, true]);
  expect(one(`#${CSS.escape(box.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(
    en.DoYouReallyWantToQuit,
  );
});

test('the first button is No and has the focus', async () => {
  const { box, no, onYes } = await ask();
  expect(no.textContent).toBe('No');
  await click(no);
  expect([box.open, onYes.mock.calls]).toEqual([false, []]);
});

test('Yes closes it and calls the function', async () => {
  const { box, yes, onYes } = await ask();
  expect(yes.textContent).toBe('Yes');
  await click(yes);
  expect([box.open, onYes.mock.calls]).toEqual([false, [[]]]);
});

/** Presses the mouse button in an element and releases it in another one, or in the same. A click comes to what holds both. */
function drag(box: Element, down: Element, up = down) {
  const at = { bubbles: true, detail: 1, clientX: 60, clientY: 60 };
  down.dispatchEvent(new MouseEvent('pointerdown', at));
  up.dispatchEvent(new MouseEvent('pointerup', at));
  return act(async () => {
    (down === up ? down : box).dispatchEvent(new MouseEvent('click', at));
  });
}

/** As if a second had passed. */
const later = () => vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now() + 1_000);

test('it is closed by a click on the backdrop, and not if the pointer goes down or up inside', async () => {
  const { box, one } = await ask();
  later();
  await click(box);
  await drag(box, one('p'));
  await drag(box, one('p'), box);
  await drag(box, box, one('p'));
  expect(box.open).toBe(true);
  await drag(box, box);
  expect(box.open).toBe(false);
});

test('the second click of a double click on the button that asks changes nothing, wherever it is', async () => {
  const { box, no, yes, onYes } = await ask();
  for (const target of [box, no, yes]) await drag(box, target);
  expect([box.open, onYes.mock.calls]).toEqual([true, []]);
  // A key.
  await click(no);
  expect(box.open).toBe(false);
  box.showModal();
  later();
  await drag(box, yes);
  expect([box.open, onYes.mock.calls]).toEqual([false, [[]]]);
});

test('Enter that is still held down after it has asked the question does not answer it', async () => {
  const { no } = await ask();
  const isPrevented = (repeat: boolean, key = 'Enter') =>
    !no.dispatchEvent(new KeyboardEvent('keydown', { key, repeat, cancelable: true, bubbles: true }));
  expect([isPrevented(false), isPrevented(true), isPrevented(true, 'Tab')]).toEqual([false, true, false]);
});

test('an unmount while it is open ends the modal state of the page', async () => {
  const { box, remove } = await ask();
  await remove();
  expect(box.open).toBe(false);
});
