import { writeFile } from 'node:fs/promises';
import { json } from '../artifacts/json';
import type { Contents } from '../bundles/contents';
import { limits } from './limits';
import { type Owners, ownersOf } from './owners';
import recorded from './recorded.json';

/** What each file contained when its limit was set. A test uses it to say what has grown since then. */
export const records: Record<string, { limit: number; contents: Owners }> = recorded;

/** Writes the contents of the files whose limits have changed. */
export async function writeRecords(contents: Record<string, Contents>): Promise<void> {
  const entries = Object.entries(limits).map(([file, limit]) => {
    const known = records[file];
    return [file, known?.limit === limit ? known : { limit, contents: ownersOf(contents[file] ?? {}) }];
  });
  await writeFile('src/tooling/sizes/recorded.json', json(Object.fromEntries(entries)));
}
