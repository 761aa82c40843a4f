// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keysOf } from '../../../src/tooling/build/bundles/widget-keys';
import { texts } from '../../../src/tooling/from-facts/translations/texts';
import { widgetNames } from '../../../src/tooling/widget-names';
import { run } from '../../../src/tooling/work-tree';

/** The keys of a widget that has a single key, which no widget shows. The compiler then complains about each key that the code uses. */
const singleKey = `import type { Host as HostWith } from '../../src/shared';
export type Key = 'LoginLoading';
export type Host = HostWith<Key>;
`;

const tree = mkdtempSync(join(tmpdir(), 'keys-'));
afterAll(() => rmSync(tree, { recursive: true }));

/** What the compiler says about each place in the widgets. It starts with the path. */
let complaints: string[] = [];

beforeAll(async () => {
  for (const path of ['src/facts', 'src/shared', 'widgets', 'tsconfig.json'])
    cpSync(path, join(tree, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  for (const name of widgetNames()) writeFileSync(join(tree, `widgets/${name}/keys.ts`), singleKey);
  const flags = ['--pretty', 'false', '--noErrorTruncation'];
  const compiler = [resolve('node_modules/typescript/bin/tsc'), ...flags];
  const { stdout } = await run(process.execPath, compiler, { cwd: tree }).catch((error) => error);
  complaints = stdout.split(/\n(?=\S)/);
});

test.for(widgetNames())(
  '%s lists the keys that its code uses, and no other, in the order of the texts',
  (name) => {
    const own = complaints.filter((each) => each.startsWith(`widgets/${name}/`)).join();
    const used = Object.keys(texts.en).filter((key) => key !== 'LoginLoading' && own.includes(`"${key}"`));
    expect(keysOf(name), `widgets/${name}/keys.ts needs these keys`).toEqual(used);
  },
);
