import { expect, test, vi } from 'vitest';
import { emit, events } from '../../../src/host/events';
import { textOf } from '../documents';
import { filesIn } from '../files';

function placeholder() {
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  return element;
}

test('an event is a CustomEvent that bubbles from the placeholder with its detail', () => {
  const element = placeholder();
  const listener = vi.fn<(event: Event) => void>();
  document.addEventListener('logout', listener, { once: true });
  emit(element, 'logout', {});
  const event = listener.mock.calls[0]?.[0];
  expect(event).toBeInstanceOf(CustomEvent);
  expect(event).toMatchObject({ target: element, detail: {}, bubbles: true });
});

test('preventDefault() cancels a cancelable event, and has no effect on others', () => {
  const element = placeholder();
  const [logout, control] = [
    () => emit(element, 'logout', {}),
    () => emit(element, 'page-header:control', { action: 'a' }),
  ];
  expect([logout(), control()]).toEqual([true, true]);
  for (const type of ['logout', 'page-header:control'])
    element.addEventListener(type, (event) => event.preventDefault());
  expect([logout(), control()]).toEqual([false, true]);
});

test('the code emits the events of src/host/events.ts, and no others', () => {
  const code = filesIn(['src', 'widgets'], /\.tsx?$/)
    .map(textOf)
    .join('\n');
  const emitted = [...code.matchAll(/\bemit\([^)]*?'([\w:-]+)'/g)].map(([, name = '']) => name);
  const listed = Object.keys(events);
  expect(
    emitted.filter((name) => !listed.includes(name)),
    'these events are emitted, but have no row in src/host/events.ts: add one, with the detail and a description',
  ).toEqual([]);
  expect(
    listed.filter((name) => !emitted.includes(name)),
    'these events have a row in src/host/events.ts, but no code emits them: remove the row, or emit the event with a literal name',
  ).toEqual([]);
});

test.each(Object.entries(events))('%s has a description of whole sentences', (name, { description }) => {
  expect(
    description,
    `write into src/host/events.ts when ${name} is sent, and what its detail means`,
  ).toMatch(/^[A-Z].{10,}\.$/);
});
