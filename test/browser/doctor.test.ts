import { expect, test } from 'vitest';
import { readPage } from '../../src/extras/doctor/html/page';
import { hostile } from '../unit/extras/doctor/html/hostile';
import { useSite } from './visit';

const site = useSite();

/** What is in a page for the browser. No script runs, and the parser still reads `noscript` as with scripts. */
const inBrowser = () => {
  const text = ({ textContent }: Element) => textContent;
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script')].filter(
    (node) => node instanceof HTMLScriptElement && node.isConnected,
  );
  return {
    placeholders: [...document.querySelectorAll('[data-widget]')].map((node) =>
      node.getAttribute('data-widget'),
    ),
    scripts: scripts.map((node) => [node.src, node.nonce, node.integrity, node.type, node.defer, text(node)]),
    sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel~=stylesheet i]')].map(
      ({ href }) => href,
    ),
  };
};

/** The same by the doctor. */
async function byDoctor(path: string) {
  const address = new URL(path, site.server.url);
  const answer = await fetch(address);
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries(answer.headers);
  const page = readPage({ address, path: [address], status: 200, headers, cookies: [], sent: 0, body });
  const scripts = page.tags.filter(({ kind }) => kind === 'script');
  const value = (name: string, { attributes }: (typeof scripts)[number]) => attributes.get(name) ?? '';
  return {
    placeholders: page.placeholders,
    scripts: scripts.map((tag) => [
      tag.address?.href ?? '',
      value('nonce', tag),
      value('integrity', tag),
      value('type', tag),
      tag.attributes.has('defer'),
      tag.text,
    ]),
    sheets: page.tags.flatMap(({ kind, address }) => (kind === 'sheet' ? (address?.href ?? '') : [])),
  };
}

const withoutScripts = { 'content-security-policy': "script-src 'none'" };

test('the doctor reads hostile markup as the browser does', async () => {
  const page = await site.visitor({ violates: true });
  for (const [html] of hostile) {
    site.serve('/document', `<!doctype html><body>${html}`, withoutScripts);
    await page.goto(`${site.server.url}/document`);
    expect([html, await byDoctor('/document')]).toEqual([html, await page.evaluate(inBrowser)]);
  }
});

test.each(['/uk', '/uk/account/login', '/en/account/signup', '/states/footer-full', '/states'])(
  'the doctor reads %s as the browser does',
  async (path) => {
    const source = await (await fetch(site.server.url + path)).text();
    const page = await site.visitor({ violates: true });
    site.serve('/document', source, withoutScripts);
    await page.goto(`${site.server.url}/document`);
    const found = await byDoctor('/document');
    expect(found).toEqual(await page.evaluate(inBrowser));
    expect(found.scripts.length).toBeGreaterThan(2);
  },
);
