import { minify } from 'terser';
import { expect, onTestFinished, test } from 'vitest';
import { bundle, data, fullPage, widgets } from './document';
import { nonce, policy } from './policy';
import { settled, useSite } from './visit';

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

const used = (await Promise.all(['shared', ...widgets].map(globalsOf))).flat();
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
 * browser's own. The loader has no such list, because each widget's script contains it: it needs
 * `Object`, `Reflect`, a symbol and `addEventListener`. A sheet
 * from the frame's `CSSStyleSheet` cannot be added to the page.
 */
const isHopeless = (name: string, kind: string) =>
  (kind === 'function' && /^(fetch|(set|clear)Timeout|(add|remove)EventListener|reportError)$/.test(name)) ||
  /^(Object|Reflect)$/.test(name) ||
  (kind !== 'class' && /^(Symbol|addEventListener|CSSStyleSheet)$/.test(name));

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

/** Runs in the clean page around the frames: signs in once in each of these frames, and returns what went wrong. */
async function signInAll(all: { name: string; kind: string }[]): Promise<string[]> {
  const until = async (what: string, found: () => unknown) => {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      if (found()) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`no ${what}`);
  };
  async function signIn(page: Document): Promise<void> {
    const type = async (kind: string, text: string) => {
      const find = () => page.querySelector<HTMLInputElement>(`[autocomplete=${kind}]`);
      await until(kind, find);
      const field = find() as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      page.querySelector<HTMLElement>('[type=submit]')?.click();
    };
    let isIn = false;
    page.addEventListener('login:success', (event) => {
      event.preventDefault();
      isIn = true;
    });
    await type('tel-national', '501234567');
    await type('one-time-code', '123456');
    await until('login:success', () => isIn);
  }
  const left = [...all];
  const faults: string[] = [];
  const work = async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      const { name, kind } = next;
      const frame = document.createElement('iframe');
      frame.src = `/case/${name}/${kind}`;
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      await signIn(frame.contentDocument as Document).catch((error) =>
        faults.push(`${kind} ${name}: ${error.message}`),
      );
      frame.remove();
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return faults.sort();
}

test('a page that has replaced nothing gets no frame', async () => {
  const page = await site.openDocument(fullPage());
  await settled(page);
  expect(await page.locator('iframe').count()).toBe(0);
});

test('a visitor signs in on a page that has replaced any one global', async () => {
  for (const { name, kind } of cases) {
    const path = `/case/${name}/${kind}`;
    site.server.answer(path, (_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': `${policy}; frame-src 'none'`,
      });
      response.end(documentOf(declarations[kind]?.(name) ?? ''));
    });
    onTestFinished(() => site.server.answer(path));
  }
  for (const call of ['/login/checkout', '/account/phonelogin']) {
    site.server.answer(call, (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"Status":0}'),
    );
    onTestFinished(() => site.server.answer(call));
  }
  expect(globals.length).toBeGreaterThan(40);
  const page = await site.openDocument('<!doctype html><title>Frames</title><body>');
  expect(await page.evaluate(signInAll, cases)).toEqual([]);
});
