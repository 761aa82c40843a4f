import { json } from '../artifacts/json';
import { scriptTypes } from '../events/script-types';
import { csharpClasses } from './csharp-classes';
import { coreClass } from './csharp-core';
import { frameworkClass } from './csharp-framework';
import { pageTypes } from './page-types';
import { pageSchema } from './schema';

/** The files of dist/ with the types, the schema and the C# classes of the page's data. `page.d.ts` also has the events. */
export function pageDataFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'page.d.ts': pageTypes() + scriptTypes(),
    'page.schema.json': json(pageSchema()),
  };
  for (const each of csharpClasses()) {
    files[`aspnet/core/${each.name}.cs`] = coreClass(each);
    files[`aspnet/web/${each.name}.cs`] = frameworkClass(each);
  }
  return files;
}
