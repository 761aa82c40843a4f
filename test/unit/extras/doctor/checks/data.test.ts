// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkData } from '../../../../../src/extras/doctor/checks/data';
import { missingKeys } from '../../../../../src/extras/doctor/checks/texts';
import { pageOf } from '../html/read';
import { product } from '../run';

const page = (script: string) =>
  pageOf(`<div data-widget=footer></div>${script}<script src=/widgets/footer.js></script>`);
const inline = (json: string) => page(`<script>window.__PAGE__ = ${json}</script>`);
const block = (json: string) => page(`<script type="application/json" data-page>${json}</script>`);
const faultsOf = (given: ReturnType<typeof page>) =>
  checkData(given).faults.map(({ name, values }) => [name, ...Object.values(values)].join(' '));

test.each([
  ['as our C# writes them', inline('{"Lang":"uk","Translations":{"Next":"Далі"}};')],
  ['in a block', block('{"lang":"uk"}')],
  ['in a string', inline('"{\\"lang\\":\\"uk\\"}"')],
  ['without `window`', page('<script>\n __PAGE__ = {"lang":"uk"} ;\n</script>')],
  ['as a person writes them', inline("{ lang: 'uk', title: `x`, 'menu': [], codeLength: 6, /* ! */ };")],
  ['as a tool makes them shorter', inline('{lang:"uk",login:{remember:!1},title:void 0}')],
  ['in a string with other quotes', inline(`'{"lang":"uk"}'`)],
  ['of `globalThis`', page('<script>globalThis["__PAGE__"] = { "lang": "uk" };;</script>')],
  ['in a module', page('<script type=module>window.__PAGE__ = { lang: "uk" }</script>')],
  [
    'with what C# makes of nothing',
    inline('{"lang":"uk","title":null,"menu":[],"contacts":{"email":""},"apiUrl":""}'),
  ],
  [
    'with fields of the site',
    inline('{"lang":"uk","language":"uk","user":{"id":1},"Menus":[],"t":1,"titel":1,"title":"x","langs":[]}'),
  ],
  ['with a name of C# that has no value', inline('{"lang":"uk","title":"x","Title":null,"Login":""}')],
  ['with the same in two letter cases', inline('{"lang":"uk","Lang":"uk"}')],
  [
    'with addresses of the own site',
    inline('{"lang":"uk","afterLogin":"https://portal.example/x","siteUrl":"/"}'),
  ],
])('data %s are right', (_, given) => {
  expect(checkData(given)).toMatchObject({ faults: [], data: { lang: 'uk' } });
});

test.each<[string, ReturnType<typeof page>, string[]]>([
  [
    'encoded for HTML',
    inline('{&quot;lang&quot;:&quot;uk&quot;}'),
    ['data unreadable it begins with &quot;'],
  ],
  [
    'with a comma too few',
    inline("{ lang: 'uk' accessRights: '' }"),
    ['data unreadable Unexpected token (1:31)'],
  ],
  [
    'with a name that a person has misspelled',
    inline("{ lang: 'uk', acessRights: 'Admin' }"),
    ['data misspelled acessRights accessRights'],
  ],
  [
    'in a block that is no JSON',
    block('{lang:1}'),
    [expect.stringMatching(/^data unreadable .*JSON/) as never],
  ],
  ['in a block as a list', block('[]'), ['data unreadable it is no object']],
  ['without a language', inline('{"lang":""}'), ['no language']],
  [
    'with a wrong language',
    inline('{"lang":"u/k"}'),
    ['data wrong lang expected a language code, found "u/k"'],
  ],
  [
    'with an address elsewhere',
    inline('{"lang":"uk","afterLogin":"https://evil.example/"}'),
    [`data wrong afterLogin expected an address on the page's own origin, found "https://evil.example/"`],
  ],
  [
    'with a wrong part',
    inline('{"lang":"uk","menu":[{"name":"x"}]}'),
    ['data wrong menu[0] expected link, found none'],
  ],
  [
    'with a letter too few',
    inline('{"lang":"uk","bredcrumbs":[]}'),
    ['data misspelled bredcrumbs breadcrumbs'],
  ],
  [
    'with a slip beside null',
    inline('{"lang":"uk","CodeLength":null,"codeLenght":6}'),
    ['data misspelled codeLenght codeLength'],
  ],
  [
    'with two letters swapped',
    inline('{"lang":"uk","footreLinks":[]}'),
    ['data misspelled footreLinks footerLinks'],
  ],
  [
    'with two values for one name',
    inline('{"lang":"uk","title":"x","Title":"y"}'),
    ['data twice title Title'],
  ],
])('data %s are found', (_, given, faults) => {
  expect(faultsOf(given)).toEqual(faults);
});

test('data that a script makes are not judged', () => {
  for (const script of [
    'window.__PAGE__ = { lang: document.documentElement.lang }',
    'window.__PAGE__ = { lang: "uk", [key]: 1 }',
    'window.__PAGE__ = { lang: "uk", ...others }',
    'window.__PAGE__ = { lang: "uk", get title() { return "x" } }',
    'window.__PAGE__ = { lang: "uk", __proto__: {} }',
    `window.__PAGE__ = { lang: \`\${code}\` }`,
    'window.__PAGE__ ??= { lang: "uk" }',
    'if (isNew) window.__PAGE__ = { lang: "uk" }',
    'const __PAGE__ = { lang: "uk" }',
    'other.__PAGE__ = { lang: "uk" }',
    `window.__PAGE__ = ${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    'window.__PAGE__ = make()',
    'var x; window.__PAGE__ = {}',
  ])
    expect(checkData(page(`<script>${script}</script>`))).toEqual({
      faults: [],
      unread: 'the data of /uk: a script makes them',
    });
  const two = '<script>window.__PAGE__ = {"lang":"uk"}</script><script>__PAGE__.title = "x"</script>';
  expect(checkData(page(two)).unread).toBeDefined();
  expect(checkData(page('')).unread).toBeDefined();
});

test('a module with an import is a script', () => {
  const module = page('<script type=module>import "./x.js"; window.__PAGE__ = { lang: "uk" }</script>');
  expect(checkData(module).unread).toBeDefined();
});

test('the data of the page of README.md are read', () => {
  const [, html = ''] = readFileSync('README.md', 'utf8').match(/```html\n(.*?)```/s) ?? [];
  const { faults, data } = checkData(pageOf(html));
  expect(faults).toEqual([]);
  expect(data?.lang).toBe('uk');
});

test('the page of the address is no longer there after the check', () => {
  checkData(inline('{"lang":"uk","afterLogin":"/x"}'));
  expect('location' in globalThis).toBe(false);
});

test('missing texts are those of the widgets, in any letter case, and never English ones', () => {
  const { translations: _, ...data } = checkData(inline('{"lang":"uk"}')).data ?? {
    lang: '',
    languages: [],
    apiUrl: '',
  };
  const keys = product.widgets.footer ?? [];
  const texts = Object.fromEntries(keys.map((key) => [key.toUpperCase(), 'текст']));
  expect(missingKeys({ ...data, translations: texts }, ['footer'], product)).toEqual([]);
  expect(missingKeys({ ...data, translations: { ...texts, NEWS: ' ' } }, ['footer'], product)).toEqual([
    'News',
  ]);
  expect(missingKeys({ ...data, translations: {} }, ['footer', 'footer'], product)).toEqual(keys);
  for (const lang of ['en', 'en-GB'])
    expect(missingKeys({ ...data, lang, translations: {} }, ['footer'], product)).toEqual([]);
});
