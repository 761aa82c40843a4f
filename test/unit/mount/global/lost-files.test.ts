import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.replaceChildren();
  return () => document.head.replaceChildren();
});

const folder = 'https://chargers.example/widgets/';
const script = (src: string, attributes = '') => `<script src="${src}" ${attributes}></script>`;

/** A page whose shared.js has run, with one more tag. The file of this tag is lost. Returns the tags that ask for it again. */
async function lose(html: string, own = `${folder}shared.js?v=1`) {
  const current = document.createElement('script');
  Object.defineProperty(current, 'src', { value: own });
  vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(current);
  const { watchLostFiles } = await import('../../../../src/mount/global/lost-files');
  watchLostFiles();
  // happy-dom does not load a script that a template has brought.
  const template = document.createElement('template');
  template.innerHTML = html;
  const tag = template.content.firstElementChild as Element;
  document.head.append(tag);
  tag.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2_000);
  return [...document.head.children].filter((each) => each !== tag) as HTMLScriptElement[];
}

test('a lost script of ours is asked for again, with the attributes of its tag and another query', async () => {
  const attributes = 'integrity="sha384-x" crossorigin="anonymous"';
  const [again] = await lose(script(`${folder}header.js?v=2`, attributes));
  expect(again).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(again?.src.replace(/[\d.]+(?=&v)/, '0')).toBe(`${folder}header.js?&retry=0&v=2`);
});

test.each([
  ['that a tool for consent holds back', script(`${folder}header.js`, 'type="text/plain"')],
  ['that a tool for consent has blocked', script(`${folder}header.js`, 'type="javascript/blocked"')],
  ['of the site in another folder', script('https://chargers.example/js/header.js')],
  ['of the site with another name', script(`${folder}jquery.js`)],
  ['that is only loaded before its time', `<link rel="preload" as="script" href="${folder}header.js">`],
])('a script %s is left alone', async (_, html) => {
  expect(await lose(html)).toEqual([]);
});

test('a page with all scripts in one file has no folder of ours', async () => {
  const own = 'https://chargers.example/js/all.js';
  expect(await lose(script('https://chargers.example/js/header.js'), own)).toEqual([]);
});
