// @vitest-environment node
import { expect, test } from 'vitest';
import { expectNone } from './expect-none';
import { files, textsIn } from './walls/source';

/** The names inside the braces of each match. */
const names = (paths: string[], braces: RegExp) =>
  textsIn(paths, braces).flatMap((found) =>
    found
      .replace(/.*\{|\}.*/gs, '')
      .split(',')
      .map((name) => name.trim().replace(/^type /, '')),
  );

test('src/index.ts exports nothing that no widget imports', () => {
  // The compiler imports these for JSX.
  const ofJsx = ['Fragment', 'jsx', 'jsxs', ''];
  const exported = names(['src/index.ts'], /^export (?:type )?\{[^}]*\}/gm);
  const widgets = files.filter((path) => path.startsWith('widgets/'));
  const imported = names(widgets, /^import (?:type )?\{[^}]*\} from '[./]*\/src';/gm);
  expect(exported.length).toBeGreaterThan(20);
  expectNone(
    exported.filter((name) => !imported.includes(name) && !ofJsx.includes(name)),
    'No widget imports these names. Remove them from src/index.ts, and from src/tooling/trimming/react/needs.ts if they are there.',
  );
});
