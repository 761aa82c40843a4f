// @vitest-environment node
import { expect, test } from 'vitest';
import { idsIn } from '../../../../src/tooling/guide/ids';
import { textOf } from '../../documents';
import { file, html, inline, memory, meta, origin, pages, source, tag, type Written } from './memory';
import { product, run } from './run';

const scripts = ['shared', ...Object.keys(product.widgets)].map((name) => `${name}.js`);
const login = '/uk/account/login';
const onlyUk = (parts: Parameters<typeof pages>[0], more: Written = {}) => ({
  [login]: { ...pages(parts)[login], ...more },
});
const json = (text: string): Written => ({ headers: { 'content-type': 'application/json' }, body: text });

test.each<[fault: string, written: Parameters<typeof memory>[0], lines: string[]]>([
  [
    'a file over http, above the policy that would change it',
    onlyUk({
      body: `<script ${source('report.js', 'src', 'http://portal.example/widgets')}></script>${meta('upgrade-insecure-requests')}`,
    }),
    [': is loaded over http by a page of https.'],
  ],
  [
    'integrity without crossorigin',
    {
      ...onlyUk({
        body: `<script ${source('report.js', 'src', 'https://cdn.example/widgets')}></script>`,
      }),
      'https://cdn.example/widgets/report.js': file('report.js'),
    },
    ['https://cdn.example/widgets/report.js?'],
  ],
  [
    'a file with the wrong hash of a kind that we do not write',
    onlyUk({
      body: `<script ${source('report.js').replace(/sha384-[^"]+/, 'sha256-AAAA')}></script>`,
    }),
    ['/widgets/report.js: differs from its integrity.'],
  ],
  [
    'a file without a hash that is kept for long',
    onlyUk({ body: '<script src="/widgets/report.js"></script>' }),
    ['/widgets/report.js: has no hash in its address and is kept for 365 days.'],
  ],
  [
    'HTML with the type of a script',
    { '/widgets/footer.js': { ...file('footer.js'), body: '\n<!DOCTYPE html><title>Portal</title>' } },
    ['/widgets/footer.js: is HTML, not text/javascript.'],
  ],
  [
    'a shared.js of another build, which the page does not name',
    {
      ...onlyUk({
        scripts: scripts
          .slice(1)
          .map((name) => tag(name.slice(0, -3)))
          .join(''),
      }),
      '/': { body: '<p>' },
      '/en/account/login': { body: '<p>' },
      '/widgets/shared.js': { ...file('shared.js'), body: '/*! ev-portal-widgets 1.0.0 */'.padEnd(9_000) },
    },
    ['/widgets/shared.js: differs from its integrity.'],
  ],
  [
    'a folder from which ad blockers remove the header and the footer',
    {
      ...onlyUk({
        scripts: scripts.map((name) => `<script ${source(name, 'src', '/stats')}></script>`).join(''),
      }),
      ...Object.fromEntries(scripts.map((name) => [`/stats/${name}`, file(name)])),
    },
    ['footer', 'header'].map((name) => `/stats/${name}.js: is in a folder from which ad blockers remove it.`),
  ],
  [
    'a redirect from https to http',
    { '/uk/kontakty': { status: 302, headers: { location: 'http://portal.example/uk/kontakty/' } } },
    ['/uk/kontakty: leads from https to http.'],
  ],
  [
    'cookies that can be read on the way, and that browsers drop',
    { [login]: { body: pages({})[login]?.body, cookies: ['login-browser=1; path=/', 'x=1; SameSite=None'] } },
    ['cookie login-browser: has no Secure on https.', 'cookie x: has SameSite=None without Secure.'],
  ],
  [
    'Windows-1251 that the header calls UTF-8',
    {
      [login]: { body: Buffer.concat([Buffer.from(`${pages({})[login]?.body}`), Buffer.from([0xc2, 0xf5])]) },
    },
    [`${login}: has bytes that are not in its charset (utf-8).`],
  ],
  [
    'the flag of a language that the first page does not name',
    {
      '/': { body: html({ data: (json) => inline(json.replace(/,"languages":.*/, '}')) }) },
      '/Content/flags/en.svg': { status: 404 },
    },
    ['/Content/flags/en.svg: is 404, not an image.'],
  ],
  [
    'a call that answers HTML',
    { '/web/getbuildversion': { body: '<p>' } },
    ['/web/getbuildversion: answers text/html instead of JSON.'],
  ],
  [
    'a call that fails',
    { '/web/getbuildversion': { status: 500 } },
    ['/web/getbuildversion: answers 500 instead of JSON.'],
  ],
  [
    'no version',
    { '/web/getbuildversion': json('{"Value":null}') },
    ['/web/getbuildversion: answers null instead of'],
  ],
  [
    'another language than the one that was chosen',
    { '/web/setculture': json('{"d":{"value":"ru"}}') },
    ['/web/setculture?culture=uk: answers "ru" for uk.'],
  ],
  [
    'one fault of two pages',
    pages({ misspelled: 'fotter' }),
    [`${login}: data-widget="fotter" is no widget, "footer" is (and on 1 more page).`],
  ],
  [
    'a value of a page that has a second line',
    onlyUk({ misspelled: 'fo\noter' }),
    [`${login}: data-widget="fo oter" is no widget, "footer" is.`],
  ],
])('%s is named', async (_, written, lines) => {
  const { code, faults } = await run([origin, '--calls'], memory(written));
  expect(faults).toEqual(lines.map((line) => expect.stringContaining(line)));
  expect(code).toBe(1);
});

test.each<[string, Parameters<typeof memory>[0], reason: string]>([
  [
    'a guard against robots',
    { '/': { status: 403 }, [login]: { status: 403 }, '/ru/account/login': { status: 403 } },
    'status 403',
  ],
  [
    'a login elsewhere',
    { '/': { status: 302, headers: { location: 'https://login.example/' } } },
    'it leads to https://login.example',
  ],
  [
    'pages without a widget',
    { '/': { body: '<p>' }, '/ru/account/login': { body: '<p>' } },
    'there is no page with a widget at / (status 200) and /ru/account/login',
  ],
])('with %s the doctor could not look, and the exit code is 2', async (_, written, reason) => {
  const { code, last } = await run([origin], memory(written));
  expect([code, last]).toEqual([2, expect.stringMatching(/^could not look: /)]);
  expect(last).toContain(reason);
});

test('what was not checked is in the last line', async () => {
  const data = (json: string) => `<script>window.__PAGE__ = make(${json})</script>`;
  const { last } = await run([origin], memory({ ...onlyUk({ data }), '/uk/kontakty': { status: 403 } }));
  expect(last).toContain(
    `Not checked: the data of ${login}: a script makes them; /uk/kontakty: it answers 403; the calls (add --calls).`,
  );
});

test.each<[policy: string, written: Parameters<typeof memory>[0], isNamed: boolean]>([
  ['in headers', pages({}, { 'content-security-policy': "default-src 'none'" }), true],
  ['in <meta>, below all tags', { '/': { body: html() + meta('img-src *') } }, true],
  ['without a directive', pages({ body: meta(' ') }, { 'content-security-policy': ' ; ' }), false],
  ['that only reports', pages({}, { 'content-security-policy-report-only': "default-src 'none'" }), false],
])('a policy %s: one note, with a place of the guide, or none', async (_, written, isNamed) => {
  const note = 'the security policy (what the widgets need is at answers#security-policy)';
  const { code, last } = await run([origin, '--calls'], memory(written));
  expect([code, last.split(' Not checked: ')[1]]).toEqual([0, isNamed ? `${note}.` : undefined]);
  expect(idsIn(textOf('src/site-guide/answers.md'))).toContain('security-policy');
});
