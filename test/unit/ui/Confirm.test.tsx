import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Confirm } from '../../../src/ui/Confirm';
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
  ref.current?.showModal();
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

test('a click on an edge of the dialog does nothing', async () => {
  const { box } = await ask();
  // The click is at 0, 0.
  for (const at of [0, -100]) {
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(at, at, 100, 100));
    await click(box);
    expect([at, box.open]).toEqual([at, true]);
  }
});

test('an unmount while it is open ends the modal state of the page', async () => {
  const { box, remove } = await ask();
  await remove();
  expect(box.open).toBe(false);
});
