import { relative } from 'node:path';
import type { Metafile } from 'esbuild';
import type { Sheets } from './plugins/css-modules';

/** What a file of dist/ consists of: the size of each of its sources, by path, before the file is compressed. */
export type Contents = Record<string, number>;

/** The sizes of a bundle's modules and stylesheets. Its entry is not among them, because the build writes it. */
export function contentsOf({ outputs }: Metafile, entry: string, sheets: Sheets): Contents {
  const contents: Contents = {};
  const add = (path: string, bytes: number) => {
    contents[path] = (contents[path] ?? 0) + bytes;
  };
  for (const { inputs } of Object.values(outputs))
    for (const [path, { bytesInOutput }] of Object.entries(inputs))
      if (path !== entry) add(path, bytesInOutput);
  // The bundle only has the names of classes. The rules are added to the script later.
  for (const [path, css] of sheets) add(relative('.', path).replaceAll('\\', '/'), css.length);
  return contents;
}

/** Adds the code that the build has written around the sources. */
export function withWrapper(contents: Contents, code: string): Contents {
  const known = Object.values(contents).reduce((sum, bytes) => sum + bytes, 0);
  return { ...contents, 'src/tooling/bundles/wrapper.ts': code.length - known };
}
