// The browser reads the options of `fetch` and of `Headers` from Object.prototype, too. happy-dom does not.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bundle } from '../../src/tooling/build/bundles/bundle';
import { trimming } from '../../src/tooling/trimming';
import { html } from './document';
import { needs } from './engines/needs';
import { useSite } from './visit';

const site = useSite();
const editions = { trimmed: trimming().plugins, whole: [] };

/** The names of all options of ky and of `fetch`, from the types that ky publishes. */
const types = ['types/options', 'types/hooks', 'types/retry', 'core/constants'].map((name) =>
  readFileSync(`node_modules/ky/distribution/${name}.d.ts`, 'utf8'),
);
const optionNames = [
  ...new Set([...types.join('\n').matchAll(/^ +(?:(\w+)\?|readonly (\w+)): /gm)].map(([, a, b]) => a ?? b)),
];

const script = `import { createBackend } from './src/shared/backend/backend';
window.backend = createBackend({ apiUrl: '', bodyFormat: 'json', languages: [], antiforgery: {} });`;

interface Calls {
  backend: Record<'checkout' | 'emailLogin', (...all: unknown[]) => Promise<unknown>>;
}

/**
 * Runs in the page. Makes two calls under each name, with each of some values on `Object.prototype`. Returns what differs. A list, and a
 * property that no loop finds, may also stop the calls: then nothing is sent, and the visitor sees an error.
 */
async function callUnderAll(names: (string | undefined)[]) {
  const { backend } = window as never as Calls;
  const answer = new Response('{"Value":1}');
  const never = new AbortController().signal;
  let sent: string[] = [];
  window.fetch = async (address, init) => {
    const { method, headers, url, credentials, cache, redirect } = new Request(address, init);
    sent.push([method, url, [...headers].join(' '), init?.body, credentials, cache, redirect].join('; '));
    return answer.clone();
  };
  const call = async () => {
    sent = [];
    const results = [await backend.emailLogin({ email: 'a@b.example', password: 'secret' }, never)];
    results.push(
      await backend.checkout({ number: { dialCode: '380', phone: '501234567' }, culture: 'uk' }, never),
    );
    return [...sent, ...results].join('\n');
  };
  const clean = await call();
  const evil = 'https://evil.example/';
  const values = [evil, 1, [evil], { evil, url: evil, href: evil, 'x-evil': evil }, () => evil];
  const differing: Record<string, string> = {};
  for (const name of names as string[])
    for (const value of values)
      for (const enumerable of [true, false]) {
        Object.defineProperty(Object.prototype, name, {
          value,
          enumerable,
          configurable: true,
          writable: true,
        });
        const got = await call();
        delete (Object.prototype as Record<string, unknown>)[name];
        const isStopped = !sent.length && !got.includes('true');
        if (got === clean || (isStopped && (!enumerable || Array.isArray(value)))) continue;
        differing[`${name}: ${typeof value}, enumerable: ${enumerable}`] = got;
      }
  return { clean, differing };
}

test.for(Object.entries(editions))(
  'no option on Object.prototype changes a call, %s',
  async ([, plugins]) => {
    needs('worlds');
    const { code } = await bundle('calls.js', script, { plugins });
    site.serve('/calls.js', code, { 'content-type': 'text/javascript' });
    const page = await site.openDocument(html({ body: '', scripts: '<script src="/calls.js"></script>' }));
    expect(optionNames).toContain('prefixUrl');
    expect(optionNames).toContain('referrerPolicy');
    const { clean, differing } = await page.evaluate(callUnderAll, optionNames);
    expect(clean).toMatch(
      /^POST; \S+\/account\/emaillogin; .*"pass":"secret".*\nGET; \S+checkout.*\ntrue\ntrue$/,
    );
    expect(differing).toEqual({});
  },
);
