import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

// Which tests of this folder a change touches. `npm run check` names them, and `npm run check -- --browser` runs them.

/** They visit every widget, most of them in every state. */
const everyWidget = [
  ...[
    'contrast',
    'ends',
    'first-frame',
    'heights',
    'hostile',
    'inspect',
    'isolation',
    'layout-shift',
    'leaks',
    'motion',
  ],
  ...['placeholder-colour', 'reading', 'states', 'text-size'],
];
const standIn = ['between-pages', 'guide', 'stand-in', 'stand-in-pages'];
const all = [''];

/**
 * The first row that matches a changed path counts. The names are of tests or of folders of tests. A path without a row touches none.
 * @type {[path: RegExp, tests: (name: string) => string[]][]}
 */
const rows = [
  [/^test\/browser\/(.+)\.test\.ts$/, (name) => [name]],
  [/^test\/browser\/(header|login-card|hostile|loss|reading)\b/, (name) => [name]],
  [/^test\/(browser[/-]|vitest|fresh-build|texts|steps)/, () => all],
  [/^test\/html-judge\.ts$/, () => ['states']],
  [/^test\/aspnet\/portal\//, () => ['stand-in']],
  [/^test\/unit\/doctor\/html\//, () => ['doctor']],
  [/^test\/unit\/expect-none\.ts$/, () => ['guide', 'heights']],
  [/^src\/tooling\/states\//, () => [...everyWidget, ...standIn]],
  [/^test\/site\//, () => [...everyWidget, ...standIn]],
  [/^(?:README\.md$|src\/site-guide\/)/, () => ['guide', 'heights', 'login-card', 'policy', 'readme']],
  [/^src\/tooling\/guide\//, () => ['guide']],
  [/\.md$/, () => []],
  [/^widgets\/([\w-]+)\//, (name) => [...everyWidget, ...standIn, 'navigation', name]],
  [
    /^src\/facts\/texts\.json$/,
    () => [...everyWidget, ...standIn, 'footer', 'header', 'login-card', 'page-header'],
  ],
  [/^src\/extras\/(doctor|inspect|report)\//, (name) => [name]],
  [/^src\/(?:aspnet|tooling\/(?:from-facts\/documents|release))\//, () => []],
  // All pages load shared.js.
  [/^(?:src\/|build\.mjs|package)/, () => all],
];

/** The paths of the tests that a change of these files touches. @param {string[]} changed */
function touchedBy(changed) {
  const names = changed.flatMap((path) => {
    const [pattern, tests] = rows.find(([pattern]) => pattern.test(path)) ?? [/$/, () => []];
    return tests(path.match(pattern)?.[1] ?? '');
  });
  if (names.includes('')) return ['test/browser'];
  const paths = [...new Set(names)].map((name) => `test/browser/${name}`);
  return paths.flatMap((path) => [path, `${path}.test.ts`].filter((each) => existsSync(each))).sort();
}

/** Runs git. @param {string[]} args @returns {string[]} the lines that it prints */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The files that differ from the branch `main`, also those that are not committed. */
function findChanged() {
  const [main = 'HEAD'] = git(
    'for-each-ref',
    '--format=%(refname)',
    'refs/remotes/origin/main',
    'refs/heads/main',
  ).reverse();
  const [base = main] = git('merge-base', 'HEAD', main);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const tests = touchedBy(findChanged());
console.log('Not run: npm run test:engines');
if (!tests.length) console.log('This change touches no browser test.');
else if (!process.argv.includes('--browser'))
  console.log(
    `Not run: npm run browser -- ${tests.join(' ')}\n\`npm run check -- --browser\` runs them, too.`,
  );
else
  process.exitCode =
    spawnSync('npm', ['run', 'browser', '--', ...tests], { stdio: 'inherit', shell: true }).status ?? 1;
