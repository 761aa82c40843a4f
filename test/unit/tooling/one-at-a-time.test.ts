import { expect, test } from 'vitest';
import { oneAtATime } from '../../../src/tooling/one-at-a-time.mjs';

/** A task that the test ends. `ends` has a function for each start of the task. */
function slowTask() {
  const ends: ((error?: Error) => void)[] = [];
  const run = oneAtATime(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  );
  return { ends, run };
}

test('calls during a run cause one more run, after it', async () => {
  const { ends, run } = slowTask();
  const ended = run();
  run();
  run();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await ended;
  expect(ends).toHaveLength(2);
});

test('after a run, the next call starts another one', async () => {
  const { ends, run } = slowTask();
  for (const count of [1, 2]) {
    const ended = run();
    expect(ends).toHaveLength(count);
    ends.at(-1)?.();
    await ended;
  }
});

test('a run that fails does not stop later ones', async () => {
  const { ends, run } = slowTask();
  const ended = run();
  ends[0]?.(new Error('no build'));
  await expect(ended).rejects.toThrow('no build');
  run();
  expect(ends).toHaveLength(2);
});
