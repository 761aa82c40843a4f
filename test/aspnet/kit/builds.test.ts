// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn } from '../../unit/files';
import { missing } from '../portal/mvc5-host';

test.skipIf(missing())(
  'files are looked at once per second, and a changed build is seen after a second',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    const program = join(folder, 'Program.exe');
    const sources = filesIn(['src/aspnet/shared/builds'], /\.cs$/);
    const shared = ['OncePerSecond', 'WidgetEvent', 'WidgetEvents', 'WidgetLog'];
    sources.push(
      ...shared.map((name) => `src/aspnet/shared/${name}.cs`),
      'test/aspnet/kit/builds/Program.cs',
    );
    execFileSync('mcs', ['-nologo', '-langversion:5', `-out:${program}`, ...sources]);
    expect(execFileSync('mono', [program, folder], { encoding: 'utf8' }).trim().split('\n')).toEqual([
      'at first: first, first',
      // Nobody has asked for the other version before.
      'of a hundred and fifty requests 1 look at a file: first, first',
      'after 999 ms: first, first',
      'after 1000 ms: second, second',
      'after many threads: third, third',
    ]);
    rmSync(folder, { recursive: true });
  },
);
