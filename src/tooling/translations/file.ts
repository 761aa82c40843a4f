import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Dictionary } from '../../page/kinds';
import { decode, Unreadable } from './decode';
import { formatOf, parse } from './parse';

/** A path relative to the folder in which the command was given. */
export const displayPath = (path: string, folder: string) => relative(folder, path) || path;

const reasons: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder',
  EEXIST: 'already exists: move it away first',
};

/** Does something with a file. Replaces a system error with a message for a person. */
async function withFile<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw error instanceof Unreadable ? error : new Unreadable(reasons[code] ?? `cannot be used: ${message}`);
  }
}

export const read = (path: string): Promise<Dictionary> =>
  withFile(async () => parse(decode(await readFile(path)), formatOf(path)));

/** Writes a file that must not exist yet. */
export const write = (path: string, text: string): Promise<void> =>
  withFile(() => writeFile(path, text, { flag: 'wx' }));
