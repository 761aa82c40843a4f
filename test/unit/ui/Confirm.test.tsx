import { act, createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Confirm, openConfirm } from '../../../src/ui/Confirm';
import { click, render } from '../rendering';

const question = 'Do you really want to quit?';

async function ask() {
  const ref = createRef<HTMLDialogElement>();
  const onYes = vi.fn();
  const { one, remove, element } = await render(
    <Confirm ref={ref} question={question} no="No" yes="Yes" onYes={onYes} />,
  );
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
  expect(one(`#${CSS.escape(box.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(question);
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
function drag(box: Element, [down, from]: [Element, number], [up, to] = [down, from]) {
  const at = (place: number) => ({ bubbles: true, detail: 1, clientX: place, clientY: place });
  down.dispatchEvent(new MouseEvent('pointerdown', at(from)));
  return act(async () => {
    (down === up ? down : box).dispatchEvent(new MouseEvent('click', at(to)));
  });
}

test('it is closed by a click on the backdrop, not on its edge, and not when only one end of the click is outside', async () => {
  const { box, one } = await ask();
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 100));
  const text: [Element, number] = [one('p'), 150];
  await drag(box, [box, 100]);
  await drag(box, text, [box, 300]);
  await drag(box, [box, 300], text);
  await click(box);
  expect(box.open).toBe(true);
  await drag(box, [box, 300]);
  expect(box.open).toBe(false);
});

test('the second click of a double click on the button that asks changes nothing, wherever it is', async () => {
  const { box, no, yes, onYes } = await ask();
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 100, 100));
  for (const target of [box, no, yes]) await drag(box, [target, 60]);
  expect([box.open, onYes.mock.calls]).toEqual([true, []]);
  // A key, and a click after a second.
  await click(no);
  expect(box.open).toBe(false);
  box.showModal();
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now() + 1_000);
  await drag(box, [yes, 50]);
  expect([box.open, onYes.mock.calls]).toEqual([false, [[]]]);
});

test('an unmount while it is open ends the modal state of the page', async () => {
  const { box, remove } = await ask();
  await remove();
  expect(box.open).toBe(false);
});
