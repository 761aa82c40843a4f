import { json } from '../artifacts/manifest';
import { csharpClasses } from './csharp-classes';
import { coreClass } from './csharp-core';
import { mvc5Class } from './csharp-mvc5';
import { pageTypes } from './page-types';
import { pageSchema } from './schema';

/** The files of dist/ that src/page/fields.ts decides: the types, the schema and the C# classes of the page's data. */
export function pageDataFiles(): Record<string, string> {
  const files: Record<string, string> = {
    'page.d.ts': pageTypes(),
    'page.schema.json': json(pageSchema()),
  };
  for (const each of csharpClasses()) {
    files[`aspnet/core/${each.name}.cs`] = coreClass(each);
    files[`aspnet/mvc5/${each.name}.cs`] = mvc5Class(each);
  }
  return files;
}
