import { expect, test, vi } from 'vitest';
import { useDisclosure } from '../../../src/ui/disclosure';
import { click, press, render } from '../rendering';

function Menu({ name = 'Menu' }: { name?: string }) {
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
  const added = vi.spyOn(document, 'addEventListener');
  const removed = vi.spyOn(document, 'removeEventListener');
  const types = (spy: typeof added | typeof removed) => spy.mock.calls.map(([type]) => type).sort();
  await click(one('button'));
  const all = ['click', 'focusin', 'keydown', 'pointerdown'];
  expect(types(added)).toEqual(all);
  expect(types(removed)).toEqual([]);
  await click(one('button'));
  expect(types(removed)).toEqual(all);
  await click(one('button'));
  await remove();
  expect(types(removed)).toEqual([...all, ...all].sort());
});
