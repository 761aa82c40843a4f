import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  return () => document.head.replaceChildren();
});

const ahead = '/widgets/5.0.0/login-card.js?v=1';

/** The links of a page that is loading with this tag of shared.js, before and after its `load`. */
async function links(attributes: Record<string, string>, connection?: object): Promise<string[]> {
  const tag = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  const documentItself = Object.getPrototypeOf(document);
  vi.spyOn(documentItself, 'currentScript', 'get').mockReturnValue(tag);
  vi.spyOn(documentItself, 'readyState', 'get').mockReturnValue('interactive');
  vi.stubGlobal('navigator', { connection });
  const { fetchAhead } = await import('../../../../../src/shared/mount/global/fetch-ahead');
  fetchAhead();
  expect(document.head.innerHTML).toBe('');
  window.dispatchEvent(new Event('load'));
  return [...document.querySelectorAll('link')].map((link) =>
    [link.rel, link.getAttribute('href'), link.crossOrigin].join(' '),
  );
}

test.each([
  ['in a browser that does not know what the visitor saves', undefined],
  ['without Save-Data', { saveData: false }],
])('%s, the script of the next page is fetched when this one has loaded', async (_, connection) => {
  expect(await links({ 'data-ahead': ahead }, connection)).toEqual([`prefetch ${ahead} `]);
});

test('it is fetched as the tag of shared.js is', async () => {
  const tag = { 'data-ahead': ahead, crossorigin: 'anonymous' };
  expect(await links(tag)).toEqual([`prefetch ${ahead} anonymous`]);
});

test.each([
  ['with Save-Data', { 'data-ahead': ahead }, { saveData: true }],
  ['with a tag that names no file', {}, undefined],
])('%s nothing is fetched ahead', async (_, attributes, connection) => {
  expect(await links(attributes as Record<string, string>, connection)).toEqual([]);
});
