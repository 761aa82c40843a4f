import { expect, test } from 'vitest';
import { clean, numbersIn } from '../../src/inspect/marks';
import { states } from '../site/states.mjs';
import { en, uk } from '../texts';
import { settled, useSite, type Visited } from './visit';

const site = useSite();
const keys = Object.keys(en);

/** Opens states in frames, some at once. Returns the data of the page, and all that its widgets show or say. */
async function readAll(addresses: string[]) {
  const said = ['aria-label', 'aria-description', 'alt', 'placeholder', 'title'];
  async function read(address: string) {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.width = '375';
    document.body.append(frame);
    while (!frame.contentDocument?.documentElement?.dataset.driven)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const { __PAGE__ } = frame.contentWindow as never as { __PAGE__: object };
    const driven = frame.contentDocument.documentElement.dataset.driven;
    const found: string[] = [];
    for (const element of frame.contentDocument.querySelectorAll('[data-widget] *')) {
      if (element.closest('[data-slot]')) continue;
      for (const name of said) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.push(node.nodeValue ?? '');
    }
    frame.remove();
    return { address, driven, data: JSON.stringify({ ...__PAGE__, translations: {}, Translations: {} }), found };
  }
  const results: Awaited<ReturnType<typeof read>>[] = [];
  const next = async (): Promise<void> => {
    const address = addresses.shift();
    if (!address) return;
    results.push(await read(address));
    return next();
  };
  await Promise.all([next(), next(), next(), next(), next(), next()]);
  return results;
}

test('in all states each text of the widgets has exactly one key, and what is no text has none', async () => {
  const page = await site.open('/states#login-email');
  const mounted = states.filter(({ scripts }) => scripts.length);
  const addresses = mounted.map(({ id, lang = 'uk' }) => `/states/${id}?lang=${lang}&inspect=on`);
  const all = await page.evaluate(readAll, addresses);
  expect(all.filter(({ driven }) => driven !== 'done')).toEqual([]);
  const seen = new Set<string>();
  const odd = new Set<string>();
  for (const { address, data, found } of all)
    for (const text of found) {
      const [key, ...more] = numbersIn(text).map((number) => keys[number]);
      if (key && !more.length) seen.add(key);
      else if (more.length || (/\p{L}/u.test(text) && !data.includes(JSON.stringify(text).slice(1, -1)))) odd.add(`${address} ${JSON.stringify(text)}`);
    }
  console.log([...odd].join('\n'));
  console.log(keys.filter((key) => !seen.has(key)).join(', '));
});
