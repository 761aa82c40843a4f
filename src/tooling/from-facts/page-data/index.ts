import { json } from '../../build/artifacts/json';
import { scriptTypes } from '../events/script-types';
import { pageTypes } from './page-types';
import { pageSchema } from './schema';

/** The files of dist/ with the types and the schema of the page's data. `page.d.ts` also has the events. */
export function pageDataFiles(): Record<string, string> {
  return { 'page.d.ts': pageTypes() + scriptTypes(), 'page.schema.json': json(pageSchema()) };
}
