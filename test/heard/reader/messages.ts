import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Handles what a program prints, one JSON value a line. */
export function readMessages<Message>(output: Readable, handle: (message: Message) => void) {
  const lines = createInterface(output);
  lines.on('line', (line) => handle(JSON.parse(line)));

  /** Resolves when a condition is true. After `limit` milliseconds it rejects, and says what is missing. */
  return async function until(missing: string, condition: () => boolean, limit: number) {
    const signal = AbortSignal.timeout(limit);
    try {
      while (!condition()) await once(lines, 'line', { signal });
    } catch (cause) {
      throw new Error(`${missing} within ${limit / 1000} s.`, { cause });
    }
  };
}
