import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { Operator } from './operator';

type Input = NodeJS.ReadableStream & { isTTY?: boolean };

/** Asks on a terminal, or reads the lines of another program. Questions are no part of the report, so they go elsewhere. */
export function terminal(input: Input, questions: NodeJS.WritableStream): Operator & { close(): void } {
  let isSecret = false;
  let lines: AsyncIterator<string> | undefined;
  let end = () => {};

  /** Only now: who asks nothing must not wait for the end of the input. */
  function open(): AsyncIterator<string> {
    const output = new Writable({
      write(typed, _, done) {
        if (!isSecret) questions.write(typed);
        done();
      },
    });
    const reader = createInterface({ input, output, terminal: input.isTTY === true });
    // In this mode the terminal sends Ctrl+C as a key.
    reader.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
    end = () => reader.close();
    return reader[Symbol.asyncIterator]();
  }

  return {
    async ask(question, hidden = false) {
      lines ??= open();
      questions.write(question);
      isSecret = hidden;
      const { value, done } = await lines.next();
      if (hidden) questions.write('\n');
      isSecret = false;
      return done ? '' : value;
    },
    close: () => end(),
  };
}
