import { test } from 'vitest';
import { events } from '../../../../src/facts/events';
import { expectNone } from '../../expect-none';
import { files, textsIn } from '../../walls/source';

test('the code emits each event of src/facts/events.ts', () => {
  const emitted = textsIn(files, /\bemit\([^)]*?'[\w:-]+'/g).map((found) => found.split("'")[1] ?? '');
  expectNone(
    Object.keys(events).filter((name) => !emitted.includes(name)),
    'No code emits these events of src/facts/events.ts. Remove the row, or emit the event with a literal name.',
  );
});
