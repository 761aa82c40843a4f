import { useSignals } from '@preact/signals-react/runtime';
import { createRef } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Confirm } from '../../../../widgets/header/Confirm';
import { useDisclosure } from '../../../../widgets/header/disclosure';
import { click, press, render } from '../../rendering';

function Menu({ name = 'Menu' }: { name?: string }) {
  useSignals();
  const { area, button, panel } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={area}>
      <button {...button}>{name}</button>
      <ul {...panel}>
        <li>
          <a href="#x">Clients</a>
        </li>
      </ul>
    </div>
  );
}

async function menu() {
  const { one, remove } = await render(<Menu />);
  const isOpen = () => {
    expect(one('button').getAttribute('aria-expanded')).toBe(String(!one<HTMLElement>('ul').hidden));
    return !one<HTMLElement>('ul').hidden;
  };
  return { one, isOpen, remove };
}

test('it is closed at first, and aria-controls of its button has the panel’s id', async () => {
  const { one, isOpen } = await menu();
  expect(isOpen()).toBe(false);
  expect(one('button').getAttribute('aria-controls')).toBe(one('ul').id);
  expect(one('ul').id).not.toBe('');
  expect(one('ul').hasAttribute('role')).toBe(false);
});

test('a click on its button opens it, a second click closes it', async () => {
  const { one, isOpen } = await menu();
  await click(one('button'));
  expect(isOpen()).toBe(true);
  await click(one('button'));
  expect(isOpen()).toBe(false);
});

test('a click outside closes it', async () => {
  const { one, isOpen } = await menu();
  await click(one('button'));
  await click(document.body);
  expect(isOpen()).toBe(false);
});

test('a click inside leaves it open', async () => {
  const { one, isOpen } = await menu();
  await click(one('button'));
  await click(one('a'));
  expect(isOpen()).toBe(true);
});

test('Escape closes it and moves the focus to its button', async () => {
  const { one, isOpen } = await menu();
  await click(one('button'));
  one('a').focus();
  await press('Escape', one('a'));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(one('button'));
});

test.for(['Enter', 'a', 'Tab'])('the key %s leaves it open', async (key) => {
  const { one, isOpen } = await menu();
  await click(one('button'));
  await press(key);
  expect(isOpen()).toBe(true);
});

test('Escape while it is closed moves no focus', async () => {
  const { one } = await menu();
  one('button').blur();
  await press('Escape');
  expect(document.activeElement).not.toBe(one('button'));
});

describe('while a dialog is open', () => {
  /** Opens the menu, acts outside of it in both ways that close it, and returns whether it was still open after each. */
  async function stillOpen() {
    const { one, isOpen } = await menu();
    const states: boolean[] = [];
    for (const act of [() => click(document.body), () => press('Escape')]) {
      if (!isOpen()) await click(one('button'));
      await act();
      states.push(isOpen());
    }
    return states;
  }

  test('a click and Escape in a dialog of the widgets leave it open', async () => {
    const ref = createRef<HTMLDialogElement>();
    await render(<Confirm ref={ref} t={(key) => key} onYes={() => {}} />);
    ref.current?.showModal();
    expect(await stillOpen()).toEqual([true, true]);
  });

  test('a dialog of the page has no effect, even in an element with data-widget', async () => {
    const element = document.createElement('div');
    element.dataset.widget = 'map';
    element.append(document.createElement('dialog'));
    element.querySelector('dialog')?.show();
    document.body.append(element);
    onTestFinished(() => element.remove());
    expect(await stillOpen()).toEqual([false, false]);
  });
});

test('opening one closes another', async () => {
  const { element } = await render(
    <>
      <Menu name="First" />
      <Menu name="Second" />
    </>,
  );
  const [first, second] = element.querySelectorAll('button') as unknown as [Element, Element];
  await click(first);
  await click(second);
  expect(first.getAttribute('aria-expanded')).toBe('false');
  expect(second.getAttribute('aria-expanded')).toBe('true');
  expect(first.getAttribute('aria-controls')).not.toBe(second.getAttribute('aria-controls'));
});

test('it listens to the page only while it is open', async () => {
  const { one, remove } = await menu();
  const added = vi.spyOn(Object.getPrototypeOf(document) as Document, 'addEventListener');
  const removed = vi.spyOn(Object.getPrototypeOf(document) as Document, 'removeEventListener');
  const types = (spy: typeof added | typeof removed) =>
    [...new Set(spy.mock.calls.map(([type]) => type))].sort();
  await click(one('button'));
  const all = ['click', 'focusin', 'keydown', 'pointerdown'];
  expect(types(added)).toEqual(all);
  expect(types(removed)).toEqual([]);
  await click(one('button'));
  expect(types(removed)).toEqual(all);
  await click(one('button'));
  removed.mockClear();
  await remove();
  expect(types(removed)).toEqual(all);
});
