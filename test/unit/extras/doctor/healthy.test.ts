// @vitest-environment node
import { expect, test } from 'vitest';
import { manifest, read } from '../../dist/files';
import { file, inline, memory, meta, origin, pages, source, tag, type Written } from './memory';
import { product, run } from './run';

const login = '/uk/account/login';
const scripts = ['shared', ...Object.keys(product.widgets)].map((name) => `${name}.js`);

/** Answers for the scripts in a folder. */
const inFolder = (folder: string, answer: (name: string) => Written | (() => Written)) =>
  Object.fromEntries(scripts.map((name) => [`${folder}/${name}`, answer(name)]));

const plainTags = (folder: string) =>
  scripts.map((name) => `<script src="${folder}/${name}"></script>`).join('');

const script = (body: string | Buffer): Written => ({ headers: { 'content-type': 'text/javascript' }, body });

/** Page data without texts, of another version of the widgets. */
const older = {
  ...pages({ data: () => inline('{"lang":"uk"}'), scripts: plainTags('/old') }),
  '/': pages({ data: () => inline('{"lang":"uk"}'), scripts: plainTags('/old') })[login] ?? {},
  ...inFolder('/old', (name) => ({
    ...file(name, { 'cache-control': 'no-cache' }),
    // The widgets know the hash of their shared.js.
    body: name === 'shared.js' ? read(name) : String(read(name)).replace(manifest.version, '1.0.0'),
  })),
};

const block = (json: string) => `<script type="application/json" data-page>${json}</script>`;
const withTexts = `<script ${source('translations/uk.js')} defer></script>`;
const overHttp = {
  body: `<script ${source('inspect.js', 'src', 'http://portal.example/widgets')} crossorigin></script>`,
};
const byHttp = { 'http://portal.example/widgets/inspect.js': file('inspect.js') };
const cdn = 'https://cdn.example/w';

test.each<[site: string, Parameters<typeof memory>[0]]>([
  ['as our C# writes it', {}],
  ['with gzip of IIS', inFolder('/widgets', (name) => file(name, { 'content-encoding': 'gzip' }))],
  [
    'with a folder for each build, and no hash',
    { ...pages({ scripts: plainTags('/w/1.4.0') }), ...inFolder('/w/1.4.0', (name) => file(name)) },
  ],
  [
    'whose browsers ask for each file each time',
    {
      ...pages({ scripts: plainTags('/w') }),
      ...inFolder('/w', (name) => file(name, { 'cache-control': 'no-cache' })),
    },
  ],
  [
    'with all scripts in one file',
    {
      ...pages({ scripts: '<script src="/all.js?v=3"></script>' }),
      '/all.js': script(Buffer.concat(scripts.map(read))),
    },
  ],
  ['with modules', pages({ scripts: '<script type="module" src="/app.js"></script>' })],
  ['with a script that adds the widgets', pages({ scripts: '<script>add("/widgets/" + name)</script>' })],
  ['with a script of another origin', pages({ scripts: `<script src="${cdn}/x.js"></script>` })],
  [
    'with widgets of another library',
    pages({ body: '<ul data-widget="treeview"></ul><i data-widget="reader"></i>' }),
  ],
  [
    'with a header.js of its own',
    {
      ...pages({ body: '<script src="/js/header.js"></script>' }, { 'content-security-policy': 'img-src *' }),
      '/js/header.js': script('x'.repeat(9_000)),
    },
  ],
  ['with a block of JSON', pages({ data: block })],
  [
    'with data that a script makes',
    pages({ data: (json) => `<script>window.__PAGE__ = make(${json})</script>` }),
  ],
  [
    'with our texts for a page that no server writes',
    pages({
      data: (json) => inline(JSON.stringify({ lang: JSON.parse(json).lang })),
      scripts: withTexts + scripts.map((name) => tag(name.slice(0, -3))).join(''),
    }),
  ],
  [
    'with the files on a CDN without brotli',
    {
      ...pages({
        scripts: scripts.map((name) => `<script ${source(name, 'src', cdn)} crossorigin></script>`).join(''),
      }),
      ...inFolder(cdn, (name) => file(name, { 'content-encoding': 'gzip' })),
    },
  ],
  [
    'with IIS, which compresses a file only at its second request',
    inFolder('/widgets', (name) => {
      let isFirst = true;
      return () => {
        const { headers, body } = file(name, isFirst ? { 'content-encoding': '' } : {});
        isFirst = false;
        return { headers, body };
      };
    }),
  ],
  ['without Vary, where every visitor gets gzip', inFolder('/widgets', (name) => file(name, { vary: '' }))],
  [
    'whose pages only members may see',
    {
      '/panel': { status: 403 },
      '/uk/clients': { status: 404 },
      '/uk/report': { status: 302, headers: { location: '/uk/account/login' } },
      '/uk/dashboard': { status: 302, headers: { location: '/account/logoff' } },
    },
  ],
  [
    'with a login elsewhere',
    { '/uk/kontakty': { status: 302, headers: { location: 'https://login.example/' } } },
  ],
  [
    'with a guard against robots',
    {
      '/uk/kontakty': { status: 403 },
      '/account/signup': { status: 503, headers: { 'retry-after': '60' } },
      '/uk/karta_zapravok': { status: 429 },
    },
  ],
  [
    'with a language of a region',
    pages({ data: (json) => inline(json.replace(/"lang":"(..)"/, '"Lang":"$1-XX"')) }),
  ],
  [
    'that writes its language in capitals',
    pages({ data: (json) => inline(json.replace('"lang":"en"', '"lang":"EN"')) }),
  ],
  ['without our footer, but with a widget of another library', pages({ misspelled: 'treeview' })],
  [
    'that redirects to its login what a script has not asked for',
    Object.fromEntries(
      ['/web/getbuildversion', '/web/setculture'].map((path) => [
        path,
        (asked) =>
          asked['X-Requested-With'] ? { status: 401 } : { status: 302, headers: { location: login } },
      ]),
    ),
  ],
  [
    'with a policy, which the doctor does not judge',
    pages({}, { 'content-security-policy': "default-src 'none'" }),
  ],
  [
    'whose policy in a header lets browsers load a file by https',
    { ...pages(overHttp, { 'content-security-policy': 'upgrade-insecure-requests' }), ...byHttp },
  ],
  [
    'whose policy in <meta> does',
    { ...pages({ body: meta('upgrade-insecure-requests') + overHttp.body }), ...byHttp },
  ],
  [
    'whose calls need a session',
    { '/web/getbuildversion': { status: 401 }, '/web/setculture': { status: 401 } },
  ],
  [
    'with scripts of another type, which browsers accept',
    inFolder('/widgets', (name) => file(name, { 'content-type': 'text/plain' })),
  ],
  [
    'whose pages have the language of a cookie',
    Object.fromEntries(
      ['uk', 'en'].map((lang) => [
        `/${lang}/account/login`,
        ({ Cookie = '' }) => pages({})[/culture=en/.test(Cookie) ? '/en/account/login' : login] as Written,
      ]),
    ),
  ],
  [
    'whose version may be stored',
    {
      '/web/getbuildversion': {
        headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' },
        body: '{"Value":"1"}',
      },
    },
  ],
  ['with another version of the widgets', older],
])('a site %s is well', async (_, written) => {
  const { code, faults, last } = await run([origin, '--calls'], memory(written));
  expect(faults).toEqual([]);
  expect([code, last]).toEqual([0, expect.stringContaining(`${origin} is well: `)]);
});
