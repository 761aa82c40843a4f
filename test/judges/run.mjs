/** Asks the judges: `npm run judges`, or some of them: `npm run judges -- lighthouse nu`. `--write` writes JUDGES.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { ownFolder } from './own-folder.mjs';

/** What npm has installed here is older than the lock file, or not there. */
function isMissing() {
  const [installed, wanted] = ['node_modules/.package-lock.json', 'package-lock.json'].map((name) => {
    const path = ownFolder(name);
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
  });
  return Object.entries(wanted).some(
    ([name, { version, optional }]) => name && !optional && installed[name]?.version !== version,
  );
}

if (isMissing()) {
  console.log('npm ci in test/judges');
  execFileSync('npm', ['ci'], { cwd: ownFolder('.'), stdio: ['ignore', 'ignore', 'inherit'] });
}

const { court } = await import('./court.mjs');
const words = process.argv.slice(2);
process.exit(
  await court(
    words.filter((word) => word !== '--write'),
    words.includes('--write'),
  ),
);
