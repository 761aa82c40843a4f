// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesIn } from './files';

const source = (path: string) => readFileSync(path, 'utf8');

/** The names inside the braces of each match. */
const names = (text: string, braces: RegExp) =>
  [...text.matchAll(braces)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter(Boolean),
  );

/** The compiler imports these for JSX. */
const ofJsx = ['Fragment', 'jsx', 'jsxs'];

test('src/index.ts exports nothing that no widget imports', () => {
  const exported = names(source('src/index.ts'), /^export (?:type )?\{([^}]*)\}/gm);
  const imported = filesIn(['widgets'], /\.tsx?$/).flatMap((path) =>
    names(source(path), /^import (?:type )?\{([^}]*)\} from '[./]*\/src';/gm),
  );
  expect(exported.length).toBeGreaterThan(20);
  expect(
    exported.filter((name) => !imported.includes(name) && !ofJsx.includes(name)),
    'no widget imports these names: remove them from src/index.ts, and from src/tooling/trimming/react/needs.ts if they are listed there',
  ).toEqual([]);
});
