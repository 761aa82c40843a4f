import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const name = 'Descope web component';
const settings = 'pages/bench/v2-beta';

/** The parts of its components that the form below may load. */
const needed = /^(\d+|index|descope-(text|button|container|email-field)(-index-js)?)\.js$/;

/** Its components, which it loads from a CDN, and the answers of its service: a project without a theme of its own. @param {string} home */
function files(home) {
  const folder = join(home, 'node_modules/@descope/web-components-ui/dist/umd');
  const components = readdirSync(folder)
    .filter((file) => needed.test(file))
    .map((file) => [`ui/${file}`, readFileSync(join(folder, file), 'utf8')]);
  const flow = { version: 1, startScreenId: 'start', startScreenName: 'start', targetLocales: [] };
  const theme = { globals: '', components: {} };
  return {
    ...Object.fromEntries(components),
    [`${settings}/config.json`]: JSON.stringify({ componentsVersion: '3', flows: { login: flow } }),
    [`${settings}/theme.json`]: JSON.stringify({ light: theme, dark: theme }),
    [`${settings}/start.html`]: `<descope-container><descope-text>Login</descope-text>
      <descope-email-field name="email" label="Email" required="true"></descope-email-field>
      <descope-button>Next</descope-button></descope-container>`,
  };
}

/** Its own bundle for pages without a bundler. The form is in a shadow root, so an element shows when it is there. @type {import('../rivals.mjs').Rival} */
export const descope = {
  name,
  folder: 'descope',
  packages: ['@descope/web-component@4', '@descope/web-components-ui@3'],
  entry: `import './node_modules/@descope/web-component/dist/index.js';
    const place = location.origin + '/' + encodeURIComponent('${name}');
    const card = document.createElement('descope-wc');
    const attributes = {
      'project-id': 'bench', 'flow-id': 'login', 'base-url': place,
      'base-static-url': place + '/pages', 'base-cdn-url': place + '/ui/index.js',
    };
    for (const [name, value] of Object.entries(attributes)) card.setAttribute(name, value);
    card.addEventListener('ready', () => document.getElementById('root').append(document.createElement('output')));
    document.getElementById('root').append(card);`,
  selector: '#root output',
  files,
};
