import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { fullPage, placeholders, widgets } from './document';
import { settled, useSite } from './visit';

const require = createRequire(import.meta.url);
const sheet = (path: string) => readFileSync(require.resolve(path), 'utf8');

const sheets: Record<string, () => string> = {
  'Bootstrap 3': () => sheet('bootstrap3/dist/css/bootstrap.css'),
  'Bootstrap 5': () => sheet('bootstrap5/dist/css/bootstrap.css'),
  'a hostile sheet': () => readFileSync(new URL('hostile.css', import.meta.url), 'utf8'),
  'important declarations in a layer of the page’s own': () =>
    '@layer base { a, h1, footer, p { color: red !important } }',
};

/** The page owns the boxes of the placeholders, so the test gives them the same styles under every sheet. */
function fixBoxes() {
  for (const placeholder of document.querySelectorAll<HTMLElement>('[data-widget]'))
    placeholder.style.cssText =
      'all: initial !important; display: block !important; width: 1400px !important';
}

/** Stores each computed value of some elements. From the second call on, returns the values that changed. */
function compare(selector: string): string[] {
  const parts = ['placeholder', 'first-letter', 'first-line', 'selection', 'marker'];
  const ofParts = ['color', 'background-color', 'font-size', 'font-style', 'letter-spacing', 'text-shadow'];
  // Custom properties of the page have no effect here, and themes may set them.
  const names = [...getComputedStyle(document.documentElement)].filter((name) => !name.startsWith('--'));
  const scope = window as never as { seen?: Map<string, string> };
  const seen = new Map<string, string>();
  for (const [at, element] of [...document.querySelectorAll(selector)].entries())
    for (const pseudo of element instanceof HTMLImageElement
      ? [null]
      : [null, '::before', '::after', ...parts.map((part) => `::${part}`)]) {
      // A style of `::first-line` has no effect there.
      if (pseudo === '::first-line' && /flex|grid|none/.test(getComputedStyle(element).display)) continue;
      const style = getComputedStyle(element, pseudo);
      // A pseudo-element without content does not exist.
      const isThere = !/before|after/.test(pseudo ?? '') || style.content !== 'none';
      const isPart = parts.includes(pseudo?.slice(2) ?? '');
      for (const name of isPart ? ofParts : isThere ? names : ['content'])
        seen.set(`${element.tagName} ${at} ${pseudo ?? ''} ${name}`, style.getPropertyValue(name));
    }
  scope.seen ??= seen;
  const before = scope.seen;
  return [...seen]
    .filter(([key, value]) => before.get(key) !== value)
    .map(([key, value]) => `${key}: ${before.get(key)} -> ${value}`);
}

const site = useSite();
const size = { viewport: { width: 1500, height: 900 } };
const inside = '[data-widget] *';

test('inside the widgets no computed value changes under any sheet', async () => {
  const head = '<link rel="stylesheet" href="/widgets/widgets.css">';
  const body = `<div id="root">${placeholders}</div>`;
  const visited = await site.openDocument(fullPage({ head, body }), {}, size);
  await settled(visited);
  expect(await visited.locator(inside).count()).toBeGreaterThan(20);
  // A flag gets its height when it has loaded.
  await visited.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await visited.evaluate(fixBoxes);
  await visited.evaluate(compare, inside);
  const changed: Record<string, string[]> = {};
  for (const [name, css] of Object.entries(sheets)) {
    site.stylesheet(css());
    const link = await visited.addStyleTag({ url: `/page.css?${encodeURIComponent(name)}` });
    changed[name] = await visited.evaluate(compare, inside);
    await link.evaluate((element) => (element as Element).remove());
  }
  expect(changed).toEqual(Object.fromEntries(Object.keys(sheets).map((name) => [name, []])));
});

const ownContent = `<header class="header"><nav class="navbar"><ul class="nav"><li class="open"><a href="#">Link</a></li></ul></nav></header>
<form class="form-horizontal"><label class="label">Field <input class="form-control" placeholder="text"></label>
<select><option>1</option></select><button class="btn button">Go</button></form>
<table class="table"><tr><td class="error">Cell</td></tr></table><dialog open class="dialog">Dialog</dialog>
<svg width="9" height="9"><path d="M0 0h9"/></svg><footer class="footer"><h1 class="title">Title</h1><p class="notice">Text</p></footer>`;

test('the widgets do not change a page with Bootstrap', async () => {
  // The mouse is at the top left, and must not be over an element that is compared.
  const bootstrap = [3, 5].map((version) => sheets[`Bootstrap ${version}`]?.()).join('\n');
  const head = site.stylesheet(`${bootstrap} aside { position: absolute } main { margin: 40px }`);
  const body = `<main>${ownContent}</main><aside>${placeholders}</aside>`;
  const visited = await site.openDocument(fullPage({ head, body, scripts: '' }), {}, size);
  const own = 'html, body, main, main *';
  await visited.evaluate(fixBoxes);
  await visited.evaluate(compare, own);
  for (const file of ['shared', ...widgets]) await visited.addScriptTag({ url: `/widgets/${file}.js` });
  await visited.addStyleTag({ url: '/widgets/widgets.css' });
  await settled(visited);
  expect(await visited.evaluate(compare, own)).toEqual([]);
});
