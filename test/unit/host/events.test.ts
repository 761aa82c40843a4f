import { expect, test, vi } from 'vitest';
import { emit, events } from '../../../src/host/events';
import { expectNone } from '../expect-none';
import { files, textsIn } from '../walls/source';

test('an event bubbles from the placeholder with its detail; only some can be cancelled', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const listener = vi.fn((event: Event) => event.preventDefault());
  const both = () => [emit(element, 'logout', {}), emit(element, 'page-header:control', { action: 'a' })];
  expect(both()).toEqual([true, true]);
  for (const type of ['logout', 'page-header:control'])
    document.addEventListener(type, listener, { once: true });
  expect(both()).toEqual([false, true]);
  const [[logout], [control]] = listener.mock.calls as [[Event], [Event]];
  expect(logout).toBeInstanceOf(CustomEvent);
  expect(logout).toMatchObject({ target: element, detail: {}, bubbles: true });
  expect(control).toMatchObject({ target: element, detail: { action: 'a' } });
});

test('the code emits the events of src/host/events.ts, and no others', () => {
  const emitted = textsIn(files, /\bemit\([^)]*?'[\w:-]+'/g).map((found) => found.split("'")[1] ?? '');
  const listed = Object.keys(events);
  expectNone(
    emitted.filter((name) => !listed.includes(name)),
    'These events have no row in src/host/events.ts. Add one, with the detail and a description.',
  );
  expectNone(
    listed.filter((name) => !emitted.includes(name)),
    'No code emits these events of src/host/events.ts. Remove the row, or emit the event with a literal name.',
  );
});
