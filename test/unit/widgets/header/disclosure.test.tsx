import { useSignals } from '@preact/signals-react/runtime';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { Confirm } from '../../../../widgets/header/Confirm';
import { useDisclosure } from '../../../../widgets/header/disclosure';
import { click, press, render } from '../../rendering';

function Menu() {
  useSignals();
  const { area, button, panel } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={area}>
      <button {...button}>Menu</button>
      <ul {...panel}>
        <li>
          <a href="#x">Clients</a>
        </li>
      </ul>
    </div>
  );
}

async function menu() {
  const dialog = createRef<HTMLDialogElement>();
  await render(<Confirm ref={dialog} t={(key) => key} onYes={() => {}} />);
  const { one, remove } = await render(<Menu />);
  return { one, remove, dialog, isOpen: () => one('button').getAttribute('aria-expanded') === 'true' };
}

test('what a visitor does inside leaves it open; Escape, and a click outside, close it if no dialog of the widgets is open', async () => {
  const { one, isOpen, dialog } = await menu();
  const [button, link, outside] = [one('button'), one('a'), document.body];
  const ask = async () => dialog.current?.showModal();
  const answer = async () => dialog.current?.close();
  /** What the visitor does, and whether it is open then. */
  const steps: [string, () => Promise<unknown>, boolean][] = [
    ['nothing', async () => {}, false],
    ['Escape while it is closed', () => press('Escape'), false],
    ['a click on its button', () => click(button), true],
    ['a click inside', () => click(link), true],
    ['another key', () => press('Enter', link), true],
    ['a question', ask, true],
    ['a click in the dialog', () => click(outside), true],
    ['Escape in the dialog', () => press('Escape'), true],
    ['an answer', answer, true],
    ['a click outside', () => click(outside), false],
    ['another click on its button', () => click(button), true],
    ['Escape', () => press('Escape', link), false],
  ];
  for (const [what, act, open] of steps) {
    const before = document.activeElement;
    await act();
    expect([what, isOpen(), one('ul').hidden]).toEqual([what, open, !open]);
    expect([what, document.activeElement]).toEqual([what, what === 'Escape' ? button : before]);
  }
});

test('it listens to the page only while it is open', async () => {
  const { one, remove } = await menu();
  const added = vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener');
  const removed = vi.spyOn(Object.getPrototypeOf(document) as Document, 'removeEventListener');
  const types = ({ mock }: typeof added | typeof removed) =>
    [...new Set(mock.calls.map(([type]) => type))].sort();
  await click(one('button'));
  const all = ['click', 'focusin', 'keydown', 'pointerdown'];
  expect([types(added), types(removed)]).toEqual([all, []]);
  await click(one('button'));
  expect(types(removed)).toEqual(all);
  await click(one('button'));
  removed.mockClear();
  await remove();
  expect(types(removed)).toEqual(all);
});
