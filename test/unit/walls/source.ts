import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesIn } from '../files';

export const source = (path: string) => readFileSync(path, 'utf8');

/** The modules of the product. */
export const files = filesIn(['src', 'widgets'], /\.tsx?$/);
export const components = files.filter((path) => path.endsWith('.tsx'));
export const models = files.filter((path) => path.endsWith('.model.ts'));

/** The files that TypeScript takes in place of a package, for its types. */
const replaced: Record<string, string[]> = JSON.parse(source('tsconfig.json')).compilerOptions.paths;

/** The imports of a module: the names of packages, and the paths of files in the project. */
export const imports = (path: string): string[] =>
  [
    ...source(path).matchAll(
      /^(?:import|export)\b(?! type \{[^}]*\} from 'react')[^;=]*?['"]([^'"]+)['"];/gm,
    ),
  ].map(([, name = '']) => {
    const file = replaced[name]?.[0] ?? (name.startsWith('.') ? join(dirname(path), name) : undefined);
    return file === undefined ? name : relative('.', file);
  });

/** What a pattern finds in some files, each with its file. */
export const textsIn = (paths: string[], pattern: RegExp) =>
  paths.flatMap((path) => (source(path).match(pattern) ?? []).map((found) => `${path}: ${found}`));
