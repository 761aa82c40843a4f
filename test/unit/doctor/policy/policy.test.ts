// @vitest-environment node
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkData } from '../../../../src/ops/doctor/checks/data';
import { checkPolicy } from '../../../../src/ops/doctor/checks/policy';
import { findings } from '../../../../src/ops/doctor/findings';
import { pageOf } from '../html/read';
import { product } from '../run';

const json = '{"lang":"uk","languages":{"uk":"У","en":"E"},"apiUrl":"https://api.example/v1"}';
const inline = `window.__PAGE__ = ${json}`;
const hash = `'sha256-${createHash('sha256').update(inline).digest('base64')}'`;
const integrity = 'sha384-1111';

const body = `<link rel=stylesheet href=/widgets/widgets.css nonce=n>
<div data-widget=header></div><div data-widget=login-card></div>
<script nonce=n>${inline}</script>
<script src=/widgets/shared.js integrity=${integrity} nonce=n defer></script>
<script src=/widgets/header.js integrity=${integrity} nonce=n defer></script>`;

/** The faults of a page with a policy: each its name and what it blocks. */
function faultsOf(policy: string, html = body, head = ''): string[] {
  const page = pageOf(head + html, policy ? { 'content-security-policy': policy } : {});
  const faults = checkPolicy(page, checkData(page).data, new Set(), product);
  return findings(faults).map(({ name, what }) => {
    const [, detail = ''] = what.match(/blocks (?:the |calls to )?([^( ]+)/) ?? [];
    return `${name} ${detail}`.trim();
  });
}

const calls = 'connect-src *';

test.each([
  ['no policy', ''],
  [
    'the policy of the guide',
    `script-src 'self' 'nonce-n'; style-src 'self'; connect-src 'self' https://api.example; img-src 'self'`,
  ],
  ['a nonce alone', `script-src 'nonce-n'; style-src 'nonce-n'; ${calls}`],
  ['strict-dynamic with a nonce', `script-src 'strict-dynamic' 'nonce-n' https: 'unsafe-inline'`],
  ['the hash of the data and self', `script-src 'self' ${hash}`],
  ['the hashes of the files', `script-src '${integrity}' ${hash}`],
  ['everything of https', `default-src https: 'unsafe-inline'`],
  ['the own host', `script-src portal.example 'unsafe-inline'; ${calls}`],
  ['a host with a wildcard', `script-src https://*.example:443/widgets/ 'nonce-n'`],
  [
    'one file by its path',
    `script-src-elem portal.example/widgets/shared.js portal.example/widgets/header.js ${hash}`,
  ],
  ['script-src-elem before script-src', `script-src 'none'; script-src-elem 'self' 'nonce-n'`],
  ['an API by http, which also allows https', `connect-src 'self' http://api.example`],
  [
    'only directives that load nothing',
    `object-src 'none'; base-uri 'self'; frame-ancestors 'none'; form-action 'self'`,
  ],
  ['words in capital letters', `SCRIPT-SRC 'SELF' 'NONCE-n'`],
  ['Trusted Types, with the tag of shared.js', `require-trusted-types-for 'script'; trusted-types 'none'`],
  ['two policies that allow all', `script-src 'self' 'nonce-n', script-src https: 'unsafe-inline'`],
])('%s blocks nothing', (_, policy) => {
  expect(faultsOf(policy)).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['another host', `script-src 'nonce-x' https://cdn.example ${hash}`, ['policy: files shared.js,']],
  ['another path', `script-src portal.example/scripts/ 'unsafe-inline'`, ['policy: files shared.js,']],
  ['a path with a wrong %', `script-src portal.example/%zz/ 'unsafe-inline'`, ['policy: files shared.js,']],
  ['another port', `script-src portal.example:8443 'unsafe-inline'`, ['policy: files shared.js,']],
  [
    'nothing at all',
    `default-src 'none'`,
    [
      'policy: files shared.js,',
      'policy: data script',
      'policy: styles widgets.css',
      "policy: calls 'self'",
      'policy: calls https://api.example',
      'policy: flags flags',
    ],
  ],
  [
    'another nonce, which makes unsafe-inline mean nothing',
    `script-src 'self' 'nonce-x' 'unsafe-inline'`,
    ['policy: data script'],
  ],
  [
    'strict-dynamic without the nonce of a tag',
    `script-src 'strict-dynamic' 'self' ${hash}`,
    ['policy: files shared.js,'],
  ],
  ['the second of two policies', `img-src *, script-src 'self'`, ['policy: data script']],
  [
    'the first of two directives with one name',
    `script-src 'self'; script-src 'unsafe-inline' *`,
    ['policy: data script'],
  ],
  ['calls to the API', `connect-src 'self'`, ['policy: calls https://api.example']],
  ['a wildcard that needs a name before it', `img-src *.portal.example`, ['policy: flags flags']],
])('%s is found', (_, policy, faults) => {
  const html = policy.includes("'nonce-n'") ? body : body.replaceAll(' nonce=n', '');
  expect(faultsOf(policy, html)).toEqual(faults);
});

test('a policy in <meta> counts for the tags below it, and one that only reports not at all', () => {
  const meta = (policy: string) => `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  expect(faultsOf('', body, meta("script-src 'nonce-n'; img-src 'none'"))).toEqual(['policy: flags flags']);
  expect(faultsOf('', body + meta("script-src 'none'"))).toEqual([]);
  const page = pageOf(body, { 'content-security-policy-report-only': "default-src 'none'" });
  expect(checkPolicy(page, undefined, new Set(), product)).toEqual([]);
});

test('shared.js without a tag has the address beside the widget, and its nonce', () => {
  const alone = body.replace(/<script src=\/widgets\/shared.*\n/, '');
  expect(faultsOf(`script-src 'nonce-n'`, alone)).toEqual([]);
  expect(
    faultsOf(`script-src portal.example/widgets/header.js 'unsafe-inline'`, alone.replaceAll(' nonce=n', '')),
  ).toEqual(['policy: files shared.js']);
  const types = `require-trusted-types-for 'script'; trusted-types`;
  expect(faultsOf(`${types} 'none'`, alone)).toEqual(['policy: trusted types']);
  for (const allowed of ['default', '*']) expect(faultsOf(`${types} ${allowed}`, alone)).toEqual([]);
});

test('data in a block need no nonce', () => {
  const block = body.replace(
    /<script nonce=n>.*?<\/script>/,
    `<script type=application/json data-page>${json}</script>`,
  );
  expect(faultsOf(`script-src 'self'`, block)).toEqual([]);
});
