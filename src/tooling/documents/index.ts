import { browserLine } from '../bundles/browsers';
import { eventTable } from '../events/event-table';
import { fieldTable } from '../page-data/field-table';
import { sizesInShort, sizeTable } from '../sizes/limits';
import { routeTable } from './route-table';
import { type WrittenPart, writeParts } from './written-part';

/** All parts of documents that repeat code. A test fails when one of them is out of date. */
export const parts: WrittenPart[] = [
  { file: 'src/site-guide/README.md', name: 'fields', text: fieldTable },
  { file: 'src/site-guide/README.md', name: 'browsers', text: browserLine },
  { file: 'src/site-guide/README.md', name: 'events', text: eventTable },
  { file: 'src/aspnet/README.md', name: 'addresses', text: routeTable },
  { file: 'README.md', name: 'sizes', text: sizesInShort },
  { file: 'src/site-guide/serving.md', name: 'sizes', text: sizeTable },
];

/** Runs `npm run docs`. */
export async function documents(print: (line: string) => void): Promise<void> {
  const changed = await writeParts(parts);
  for (const file of changed) print(`${file} is changed`);
  if (!changed.length) print('All documents are up to date.');
}
