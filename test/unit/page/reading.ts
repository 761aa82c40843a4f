import { vi } from 'vitest';
import { type PageData, readPage } from '../../../src/page/page';

/** Sets `window.__PAGE__` and reads it. Returns what the widgets get and what was printed in the console. */
export function read(data: unknown): { page: PageData; messages: string[] } {
  give({ lang: 'ru' });
  readPage(); // Reads a valid page, because the same message is not printed twice in succession.
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  error.mockClear();
  give(data);
  const page = readPage();
  const messages = error.mock.calls.map((call) => call.join(' '));
  error.mockRestore();
  return { page, messages };
}

export function give(data: unknown): void {
  Object.defineProperty(window, '__PAGE__', { value: data, configurable: true, writable: true });
}

/** The lines of the message about a page, without the first line. Empty when there is no message. */
export function problems(data: unknown): string[] {
  return read(data).messages.flatMap((message) => message.split('\n').slice(1));
}
