import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { npmVersion } from '../ask.mjs';
import { ownFolder } from '../own-folder.mjs';

/** The scripts that are newer than the oldest browsers, which know ES2022. @param {string} files */
function tooNew(files) {
  const program = ownFolder('node_modules/es-check/lib/cli/index.js');
  try {
    execFileSync(process.execPath, [program, 'es2022', files, '--noCache'], {
      encoding: 'utf8',
      stdio: 'pipe',
    });
    return [];
  } catch ({ stdout = '', stderr = '' }) {
    const names = [...new Set(`${stdout}${stderr}`.match(/[\w./-]+\.js\b/g))].filter(
      (path) => !path.includes('node_modules'),
    );
    return (names.length ? names : [files]).map((path) => ({
      rule: 'newer than ES2022',
      place: basename(path),
      seen: path,
    }));
  }
}

export const esCheck = {
  id: 'es-check',
  name: 'ES Check',
  version: () => npmVersion('es-check'),
  looksAt: 'the syntax of the scripts in `dist/`: ES2022',
  planted: { rule: 'newer than ES2022' },
  plant() {
    const folder = mkdtempSync(join(tmpdir(), 'es-check-'));
    writeFileSync(join(folder, 'planted.js'), 'const letters = /[a-z--[aeiou]]/v;\n');
    const found = tooNew(join(folder, '*.js'));
    rmSync(folder, { recursive: true });
    return found;
  },
  find: () => tooNew('dist/*.js'),
};
