import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const folder = join(tmpdir(), 'ev-portal-bench');
const packages = 'react@19 react-dom@19 @teamhanko/hanko-elements@2.7';
const options = '--ignore-scripts --no-audit --no-fund --prefer-offline';
execSync(`npm install --prefix "${folder}" ${options} ${packages}`);

/** Bundles an entry into one script with esbuild's defaults. @param {string} contents */
async function bundle(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'jsx' },
    bundle: true,
    minify: true,
    write: false,
    jsx: 'automatic',
    legalComments: 'none',
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

/** The answer of Hanko's service: the first step of a login, with a field for the email. */
const firstStep = {
  name: 'login_init',
  payload: {},
  actions: {
    continue_with_login_identifier: {
      action: 'continue_with_login_identifier',
      href: '/login?action=bench',
      inputs: { email: { name: 'email', type: 'email', required: true } },
    },
  },
};

const hankoForm = `
import { register } from '@teamhanko/hanko-elements';
register(location.href.replace(/.page.html$/, ''), { shadow: false });
`;

const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/react-dom/package.json'), 'utf8'));

/** The minimum for any React widget: the newest React and ReactDOM with one form that never changes. @type {import('./server.mjs').Subject} */
export const floor = {
  name: `React ${version}, one plain form`,
  body: '<div id="root"></div>',
  scripts: ['main.js'],
  files: { 'main.js': await bundle(plainCard) },
  selector: '#card',
};

/** The nearest rival, without its shadow root, so that the page can see when the form is there. @type {import('./server.mjs').Subject} */
export const hanko = {
  name: 'Hanko elements',
  body: '<div id="root"><hanko-auth></hanko-auth></div>',
  scripts: ['main.js'],
  files: { 'main.js': await bundle(hankoForm), login: JSON.stringify(firstStep) },
  selector: '#root input',
};
