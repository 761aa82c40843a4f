import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs the newest versions of packages in a temporary folder. Packages from an earlier run are used again.
 * @param {string} name @param {string[]} packages
 */
export async function newest(name, packages) {
  const folder = join(tmpdir(), 'ev-portal-bench', name);
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{"private":true}');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'];
  await run('npm', ['install', ...flags, ...packages], { cwd: folder, maxBuffer: 1e8 });
  return folder;
}
