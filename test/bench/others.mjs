import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

/** @typedef {import('./page.mjs').Subject} Subject */

/** Installs packages in a temporary folder. Those of an earlier run are used again. @param {string} name @param {...string} packages */
function install(name, ...packages) {
  const folder = join(tmpdir(), 'ev-portal-bench', name);
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...packages], {
    cwd: folder,
  });
  return folder;
}

/** Bundles an entry into one script with esbuild's defaults. @param {string} contents @param {string} resolveDir */
async function bundle(contents, resolveDir) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  });
  return String(outputFiles[0]?.text);
}

const plainCard = `
import { createRoot } from 'react-dom/client';
const Card = () => (
  <form id="card" aria-label="Login">
    <h2>Login</h2>
    <label>Country <select><option>+380</option><option>+421</option></select></label>
    <label>Phone <input type="tel" autoComplete="tel-national" /></label>
    <label>Password <input type="password" autoComplete="current-password" /></label>
    <button type="submit">Next</button>
    <hr />
    <button type="button">Sign in with email</button>
    <a href="/account/signup">Sign up</a>
  </form>
);
createRoot(document.getElementById('root')).render(<Card />);
`;

/** The minimum for any React widget: the newest React and ReactDOM with one form that never changes. @returns {Promise<Subject>} */
export async function floor() {
  const folder = install('floor', 'react', 'react-dom');
  const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/react-dom/package.json'), 'utf8'));
  return {
    name: `React ${version}, one plain form`,
    body: '<div id="root"></div>',
    scripts: ['main.js'],
    files: { 'main.js': await bundle(plainCard, folder) },
    selector: '#card',
  };
}

/** The answer of Hanko's service: the first step of a login, with a field for the email. */
const firstStep = {
  name: 'login_init',
  status: 200,
  csrf_token: 'bench',
  payload: {},
  actions: {
    continue_with_login_identifier: {
      action: 'continue_with_login_identifier',
      href: '/login?action=bench',
      inputs: { email: { name: 'email', type: 'email', required: true } },
    },
  },
};

/** The nearest rival, without its shadow root, so that the page can see when the form is there. @returns {Promise<Subject>} */
export async function hanko() {
  const name = 'Hanko elements';
  const folder = install('hanko', '@teamhanko/hanko-elements@2.7');
  const entry = `import { register } from '@teamhanko/hanko-elements';
    register(location.origin + '/' + encodeURIComponent('${name}'), { shadow: false });`;
  return {
    name,
    body: '<div id="root"><hanko-auth></hanko-auth></div>',
    scripts: ['main.js'],
    files: { 'main.js': await bundle(entry, folder), login: JSON.stringify(firstStep) },
    selector: '#root input',
  };
}
