import { vi } from 'vitest';
import { type Page, readPage } from '../../../src/page/read';

/** Sets `window.__PAGE__`, reads it, and answers with what the widgets get and what the console is told. */
export function read(data: unknown): { page: Page; complaints: string[] } {
  give({ lang: 'ru' });
  readPage(); // A page without fault: what was complained of before may be complained of again.
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  error.mockClear();
  give(data);
  const page = readPage();
  const complaints = error.mock.calls.map((call) => call.join(' '));
  error.mockRestore();
  return { page, complaints };
}

export function give(data: unknown): void {
  Object.defineProperty(window, '__PAGE__', { value: data, configurable: true, writable: true });
}

/** The one complaint about a page, line by line, without its opening; empty when there is none. */
export function faults(data: unknown): string[] {
  return read(data).complaints.flatMap((complaint) => complaint.split('\n').slice(1));
}
