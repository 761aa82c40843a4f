import { minify } from 'terser';
import { expect, test } from 'vitest';
import { bundle, data, fullPage, widgets } from './document';
import { needs } from './engines/needs';
import { nonce } from './policy';
import { settled, useSite } from './visit';
import { signInAll } from './visits';

const site = useSite();

/** No page can declare these. */
const unforgeable = ['window', 'document', 'location'];

/** The globals of a script: those that it names, and those in its list for `getNative()`. */
async function globalsOf(name: string): Promise<string[]> {
  const code = bundle(name);
  const options = { compress: false, format: { ast: true, code: false } };
  const { ast } = (await minify(code, options as object)) as { ast?: { globals: Map<string, unknown> } };
  const [, list = ''] = code.match(/"([\w,.]+)"\.split\(","\)/) ?? [];
  return [...(ast?.globals.keys() ?? []), ...list.split(',').map((entry) => entry.replace(/\..+/, ''))];
}

/** The first ones are what a loader is likely to use. */
const used = ['Object', 'Reflect', 'Symbol', 'addEventListener'].concat(
  (await Promise.all(['shared', ...widgets].map(globalsOf))).flat(),
);
const globals = [...new Set(used)].filter((name) => name && !unforgeable.includes(name)).sort();

/** How a page's script replaces a global, often without knowing that it does. */
const declarations: Record<string, (name: string) => string> = {
  string: (name) => `var ${name} = '/site/';`,
  object: (name) => `var ${name} = {};`,
  class: (name) => `class ${name} {}`,
  function: (name) => `function ${name}() {}`,
};

/**
 * What no script can survive. A function with the name of a timer, of `fetch` or of a method counts as the page's wrapper of the
 * browser's own. A sheet from the frame's `CSSStyleSheet` cannot be added to the page.
 */
const isHopeless = (name: string, kind: string) =>
  (kind === 'function' && /^(fetch|(set|clear)Timeout|(add|remove)EventListener|reportError)$/.test(name)) ||
  (kind !== 'class' && name === 'CSSStyleSheet');

const everyCase = globals.map((name) =>
  Object.keys(declarations)
    .filter((kind) => !isHopeless(name, kind))
    .map((kind) => ({ name, kind })),
);
/** One case for each global, with another kind each time. `ALL_GLOBALS=1` runs all of them, which takes half a minute. */
const cases = everyCase.flatMap((each, at) =>
  process.env.ALL_GLOBALS ? each : each.slice(at % each.length, (at % each.length) + 1),
);

const documentOf = (script: string) => `<!doctype html><meta charset="utf-8"><title>Case</title>
<div data-widget="header"></div><div data-widget="login-card"></div>
<script nonce="${nonce}">Storage.prototype.getItem = () => null; // The frames share one session storage.
${script}</script>
<script nonce="${nonce}">window.__PAGE__ = ${JSON.stringify(data)}</script>
<script src="/widgets/header.js" defer></script><script src="/widgets/login-card.js" defer></script>`;

test('a page that has replaced nothing gets no frame', async () => {
  const page = await site.openDocument(fullPage());
  await settled(page);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a visitor signs in on a page that has replaced any one global', async () => {
  needs('constructable');
  const documents = cases.map(({ name, kind }) => [
    `${kind} ${name}`,
    documentOf(declarations[kind]?.(name) ?? ''),
  ]);
  expect(globals.length).toBeGreaterThan(40);
  expect(await signInAll(site, Object.fromEntries(documents))).toEqual([]);
});
