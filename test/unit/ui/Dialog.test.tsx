import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog';
import { click, render } from '../rendering';

const question = 'Do you really want to quit?';

async function dialog(open = true) {
  const first = createRef<HTMLButtonElement>();
  const onClose = vi.fn();
  const draw = (open: boolean) => (
    <Dialog question={question} open={open} first={first} onClose={onClose}>
      <button type="button">Yes</button>
      <button type="button" ref={first}>
        No
      </button>
    </Dialog>
  );
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { one, show, remove } = await render(draw(open));
  return {
    box: one<HTMLDialogElement>('dialog'),
    first,
    onClose,
    modal,
    one,
    remove,
    turn: (on: boolean) => show(draw(on)),
  };
}

test('it is a modal dialog named by its question', async () => {
  const { box, modal, one } = await dialog();
  expect(modal).toHaveBeenCalledTimes(1);
  expect(box.open).toBe(true);
  expect(one(`#${CSS.escape(box.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(question);
});

test('the focus starts where it is told to', async () => {
  const { first } = await dialog();
  expect(first.current?.textContent).toBe('No');
  expect(document.activeElement).toBe(first.current);
});

test('it is closed until it is opened, and closes when it is told to', async () => {
  const { box, modal, turn } = await dialog(false);
  expect(box.open).toBe(false);
  expect(modal).not.toHaveBeenCalled();
  await turn(true);
  expect(box.open).toBe(true);
  await turn(false);
  expect(box.open).toBe(false);
});

test('it opens again after it was closed', async () => {
  const { box, turn } = await dialog();
  await turn(false);
  await turn(true);
  expect(box.open).toBe(true);
});

test('a click beside it closes it, and says so', async () => {
  const { box, onClose } = await dialog();
  await click(box);
  expect(box.open).toBe(false);
  expect(onClose).toHaveBeenCalled();
});

test('a click inside leaves it open', async () => {
  const { box, onClose, one } = await dialog();
  await click(one('p'));
  expect(box.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});

test('what the browser closes, by Escape, is told', async () => {
  const { box, onClose } = await dialog();
  box.close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('taken away while it is open it leaves nothing modal behind', async () => {
  const { box, remove } = await dialog();
  await remove();
  expect(box.open).toBe(false);
});
