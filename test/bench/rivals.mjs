import { brotliCompressSync } from 'node:zlib';
import { newest } from './newest.mjs';
import { descope } from './rivals/descope.mjs';
import { hanko } from './rivals/hanko.mjs';
import { bundle, plainCard } from './subjects.mjs';

/**
 * @typedef {object} Rival
 * @property {string} name
 * @property {string} folder
 * @property {string[]} packages
 * @property {string} entry
 * @property {string} [selector] matches an element of the finished form
 * @property {string} [body]
 * @property {number} [count]
 * @property {(home: string) => Record<string, string>} [files] what it loads later, and the answers of its service. `home` is the
 *   folder with its packages
 */

const root = `document.getElementById('root')`;
const Card = `${plainCard.replace(/createRoot\(.*$/ms, '').replace(' id="card"', ' className="card"')}\n`;
const four = (/** @type {string} */ place) => ({ body: place.repeat(4), selector: '.card', count: 4 });

/** The alternatives for a site: sign-in cards, and ways to mount React on a page. @type {Rival[]} */
const rivals = [
  hanko,
  descope,
  {
    name: 'Auth0 Lock',
    folder: 'auth0',
    packages: ['auth0-lock'],
    entry: `import { Auth0LockPasswordless } from 'auth0-lock';
      new Auth0LockPasswordless('bench', 'bench.example.com', {
        container: 'root', allowedConnections: ['sms'], passwordlessMethod: 'code',
        configurationBaseUrl: location.origin + '/' + encodeURIComponent('Auth0 Lock') + '/',
      }).show();`,
    files: () => ({
      'client/bench.js': `Auth0.setClient({ id: 'bench', tenant: 'bench', allowed: [], subscription: 'dev',
        strategies: [{ name: 'sms', connections: [{ name: 'sms' }] }] });`,
    }),
  },
  {
    name: 'Okta sign-in widget',
    folder: 'okta',
    packages: ['@okta/okta-signin-widget'],
    entry: `import '@okta/okta-signin-widget/css/okta-sign-in.min.css';
      import OktaSignIn from '@okta/okta-signin-widget';
      new OktaSignIn({ baseUrl: location.origin, useClassicEngine: true, el: '#root' }).renderEl({}, () => 0, () => 0);`,
  },
  {
    name: 'FirebaseUI',
    folder: 'firebaseui',
    packages: ['firebaseui', 'firebase@9'],
    entry: `import 'firebaseui/dist/firebaseui.css';
      import firebase from 'firebase/compat/app';
      import 'firebase/compat/auth';
      import * as firebaseui from 'firebaseui';
      firebase.initializeApp({ apiKey: 'bench', authDomain: 'bench.example.com' });
      new firebaseui.auth.AuthUI(firebase.auth()).start('#root', {
        signInFlow: 'popup', signInOptions: [firebase.auth.EmailAuthProvider.PROVIDER_ID],
      });`,
  },
  {
    name: 'SuperTokens',
    folder: 'supertokens',
    packages: ['supertokens-auth-react', 'supertokens-web-js', 'react@18', 'react-dom@18'],
    entry: `import { createRoot } from 'react-dom/client';
      import SuperTokens, { SuperTokensWrapper } from 'supertokens-auth-react';
      import Passwordless from 'supertokens-auth-react/recipe/passwordless';
      import { PasswordlessPreBuiltUI } from 'supertokens-auth-react/recipe/passwordless/prebuiltui';
      import Session from 'supertokens-auth-react/recipe/session';
      import { AuthPage } from 'supertokens-auth-react/ui';
      SuperTokens.init({
        appInfo: { appName: 'bench', apiDomain: location.origin, websiteDomain: location.origin },
        useShadowDom: false,
        recipeList: [Passwordless.init({ contactMethod: 'PHONE' }), Session.init()],
      });
      createRoot(${root}).render(<SuperTokensWrapper>
        <AuthPage preBuiltUIList={[PasswordlessPreBuiltUI]} redirectOnSessionExists={false} />
      </SuperTokensWrapper>);`,
  },
  {
    name: 'react-habitat, four cards',
    folder: 'react-habitat',
    packages: ['react-habitat', 'react@16', 'react-dom@16'],
    entry: `import { Bootstrapper, ContainerBuilder } from 'react-habitat';
      ${Card.replace(/import .*/, `import React from 'react';`)}
      class App extends Bootstrapper {
        constructor() {
          super();
          const builder = new ContainerBuilder();
          builder.register(Card).as('Card');
          this.setContainer(builder.build());
        }
      }
      new App();`,
    ...four('<div data-component="Card"></div>'),
  },
  {
    name: 'react_ujs, four cards',
    folder: 'react-ujs',
    packages: ['react_ujs', 'react@18', 'react-dom@18'],
    entry: `import ReactRailsUJS from 'react_ujs';
      ${Card.replace(/import .*/, '')}
      ReactRailsUJS.getConstructor = () => Card;
      ReactRailsUJS.mountComponents();`,
    ...four('<div data-react-class="Card" data-react-props="{}"></div>'),
  },
  {
    name: 'r2wc, four cards',
    folder: 'r2wc',
    packages: ['@r2wc/react-to-web-component', 'react', 'react-dom'],
    entry: `import r2wc from '@r2wc/react-to-web-component';
      ${Card.replace(/import .*/, '')}
      customElements.define('bench-card', r2wc(Card));`,
    ...four('<bench-card></bench-card>'),
  },
];

/** Why a rival is not measured, by its name. @type {Record<string, { why: string }>} */
const dropped = {};

/** @returns {Promise<import('./page.mjs').Subject[]>} */
async function loadRivals() {
  const subjects = rivals.map(async (rival) => {
    const {
      name,
      folder,
      packages,
      entry,
      selector = '#root input',
      body = '<div id="root"></div>',
      count,
      files,
    } = rival;
    try {
      const home = await newest(folder, packages);
      const built = await bundle(entry, home, {
        loader: {
          '.js': 'jsx',
          ...Object.fromEntries(
            ['.png', '.svg', '.woff', '.woff2', '.ttf', '.eot', '.gif'].map((ending) => [ending, 'empty']),
          ),
        },
        external: ['/img/*', '/font/*'],
      });
      const head = built['main.css']
        ? `<link rel="stylesheet" href="/${encodeURIComponent(name)}/main.css">`
        : '';
      return [
        { name, head, body, scripts: ['main.js'], files: { ...built, ...files?.(home) }, selector, count },
      ];
    } catch (error) {
      dropped[name] = { why: String(error).split('\n').slice(0, 2).join(' ') };
      return [];
    }
  });
  return (await Promise.all(subjects)).flat();
}

/**
 * The rivals that show their form without their service. For the others only the sizes would be a fair comparison.
 * @param {(subject: import('./page.mjs').Subject) => Promise<boolean>} draws
 */
export async function findRivals(draws) {
  const drawing = [];
  /** @type {Record<string, { kB: string, why: string }>} */
  const bytesAlone = {};
  for (const rival of await loadRivals()) {
    if (await draws(rival)) {
      drawing.push(rival);
      continue;
    }
    const sizes = Object.values(rival.files).map((text) => brotliCompressSync(text).length);
    const kB = (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
    bytesAlone[rival.name] = { kB, why: 'drew no form here' };
  }
  for (const [name, { why }] of Object.entries(dropped)) bytesAlone[name] = { kB: '?', why };
  return { drawing, bytesAlone };
}
