import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildIn, linkPackages, run } from '../../src/tooling/work-tree';

/** A copy of the project with one more widget. Of "Add a widget" in src/README.md it does what the build and these tests need. */
const tree = mkdtempSync(join(tmpdir(), 'new-widget-'));
afterAll(() => rmSync(tree, { recursive: true }));

beforeAll(async () => {
  for (const path of ['src', 'widgets', 'test', 'build.mjs', 'package.json', 'tsconfig.json', 'CHANGELOG.md'])
    cpSync(path, join(tree, path), { recursive: true });
  mkdirSync(join(tree, 'widgets/trial'));
  for (const name of ['index.tsx', 'Trial.tsx', 'keys.ts', 'reserve.css'])
    cpSync(`test/new-widget/${name}`, join(tree, 'widgets/trial', name));
  cpSync('test/new-widget/states.mjs', join(tree, 'src/tooling/states/trial.mjs'));
  const list = join(tree, 'src/tooling/states/states.mjs');
  const states = readFileSync(list, 'utf8').replace('ofWidgets = {', 'ofWidgets = { trial,');
  writeFileSync(list, `import trial from './trial.mjs';\n${states}`);
  const line = '{ "name": "trial.js", "path": "dist/trial.js.br", "limit": "2 kB", "brotli": false },';
  const limits = readFileSync('.size-limit.json', 'utf8');
  writeFileSync(join(tree, '.size-limit.json'), limits.replace('[', `[\n  ${line}`));
  await linkPackages(tree);
  await buildIn(tree);
});

test.each([
  [
    'its script and the sizes',
    ['--project', 'unit of dist', 'test/unit/dist/scripts.test.ts', 'test/unit/dist/sizes.test.ts'],
  ],
  ['the height that it reserves', ['--project', 'browser', 'test/browser/heights.test.ts']],
  ['its states', ['--project', 'browser', 'test/browser/states.test.ts', '-t', 'no state']],
])('a new widget of ten lines passes the tests of %s', async (_, files) => {
  const vitest = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/vitest.config.ts',
    '--root',
    '.',
  ];
  const { stdout } = await run(process.execPath, [...vitest, ...files], { cwd: tree }).catch(
    (error) => error,
  );
  expect(stdout).toMatch(/^[1-9]\d* passed, 0 failed/m);
});
