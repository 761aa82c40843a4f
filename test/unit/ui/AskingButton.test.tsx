import { expect, test, vi } from 'vitest';
import { AskingButton } from '../../../src/ui/AskingButton';
import { click, render } from '../rendering';

const question = 'Do you really want to quit?';

/** A button that asks, after it was pressed. */
async function asked() {
  const onYes = vi.fn();
  const modal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { one, element, remove } = await render(
    <AskingButton className="ask" question={question} no="No" yes="Yes" onYes={onYes}>
      Log out
    </AskingButton>,
  );
  const box = one<HTMLDialogElement>('dialog');
  expect(box.open).toBe(false);
  await click(one('.ask'));
  const [no, yes] = [...box.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  // happy-dom lays nothing out; this is where the box would be.
  vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  const clickAt = (clientX: number, clientY: number) =>
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  return { box, no, yes, onYes, modal, one, element, remove, clickAt };
}

test('it asks in a modal dialog named by its question', async () => {
  const { box, modal, one } = await asked();
  expect(modal).toHaveBeenCalledTimes(1);
  expect(box.open).toBe(true);
  expect(one(`#${CSS.escape(box.getAttribute('aria-labelledby') ?? '')}`).textContent).toBe(question);
});

test('the harmless answer is the first button, which is where a browser puts the focus', async () => {
  const { no, yes } = await asked();
  expect([no.textContent, yes.textContent]).toEqual(['No', 'Yes']);
});

test('No closes it and does nothing', async () => {
  const { box, no, onYes } = await asked();
  await click(no);
  expect(box.open).toBe(false);
  expect(onYes).not.toHaveBeenCalled();
});

test('Yes closes it and acts', async () => {
  const { box, yes, onYes } = await asked();
  await click(yes);
  expect(box.open).toBe(false);
  expect(onYes).toHaveBeenCalledTimes(1);
});

test('a click beside it closes it, one on its padding does not', async () => {
  const { box, onYes, clickAt } = await asked();
  clickAt(110, 110);
  expect(box.open).toBe(true);
  clickAt(10, 10);
  expect(box.open).toBe(false);
  expect(onYes).not.toHaveBeenCalled();
});

test('it opens again after it was closed', async () => {
  const { box, no, one } = await asked();
  await click(no);
  await click(one('.ask'));
  expect(box.open).toBe(true);
});
