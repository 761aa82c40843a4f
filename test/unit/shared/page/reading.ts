import { vi } from 'vitest';
import { type PageData, readPage } from '../../../../src/shared/page/page';

/**
 * Sets `window.__PAGE__` and reads it. Returns what the widgets get, what was printed in the console, and the lines of that without the
 * first one.
 */
export function read(data: unknown): { page: PageData; messages: string[]; problems: string[] } {
  give({ lang: 'ru' });
  readPage(); // Reads a valid page, because the same message is not printed twice in succession.
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  error.mockClear();
  give(data);
  const page = readPage();
  const messages = error.mock.calls.map((call) => call.join(' '));
  error.mockRestore();
  return { page, messages, problems: messages.flatMap((message) => message.split('\n').slice(1)) };
}

export function give(data: unknown): void {
  Object.defineProperty(window, '__PAGE__', { value: data, configurable: true, writable: true });
}
