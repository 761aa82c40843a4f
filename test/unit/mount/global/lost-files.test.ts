import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('WIDGETS', ['footer', 'header']);
  vi.stubGlobal('window', new EventTarget());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.replaceChildren();
  return () => document.head.replaceChildren();
});

/** A page whose shared.js has run, with one more tag. The file of this tag is lost. Returns the tags that ask for it again. */
async function lose(html: string, own = 'https://chargers.example/widgets/shared.js?v=1') {
  const current = document.createElement('script');
  Object.defineProperty(current, 'src', { value: own });
  vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(current);
  const { watchLostFiles } = await import('../../../../src/mount/global/lost-files');
  watchLostFiles();
  const template = document.createElement('template');
  template.innerHTML = html;
  const tag = template.content.firstElementChild as Element;
  document.head.append(tag);
  tag.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2_000);
  return [...document.head.children].filter((each) => each !== tag);
}

const address = /^https:\/\/chargers\.example\/widgets\/header\.js\?&retry=[\d.]+&/;

test('a lost script of ours is asked for again, with the attributes of its tag and another query', async () => {
  const [again] = (await lose(
    '<script src="https://chargers.example/widgets/header.js?v=2" integrity="sha384-x" crossorigin="anonymous"></script>',
  )) as HTMLScriptElement[];
  expect(again).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(again?.src).toMatch(new RegExp(`${address.source}v=2$`));
});

test.each([
  [
    'that a tool for consent holds back',
    '<script type="text/plain" src="https://chargers.example/widgets/header.js"></script>',
  ],
  [
    'that a tool for consent has blocked',
    '<script type="javascript/blocked" src="https://chargers.example/widgets/header.js"></script>',
  ],
  ['of the site in another folder', '<script src="https://chargers.example/js/header.js"></script>'],
  ['of the site with another name', '<script src="https://chargers.example/widgets/jquery.js"></script>'],
  [
    'that is only loaded before its time',
    '<link rel="preload" as="script" href="https://chargers.example/widgets/header.js">',
  ],
])('a script %s is left alone', async (_, html) => {
  expect(await lose(html)).toEqual([]);
});

test('a page with all scripts in one file has no folder of ours', async () => {
  const html = '<script src="https://chargers.example/js/header.js"></script>';
  expect(await lose(html, 'https://chargers.example/js/all.js')).toEqual([]);
});
