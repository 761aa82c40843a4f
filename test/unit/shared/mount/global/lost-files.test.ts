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

/** A page with one more tag, whose shared.js has run. */
async function openPage(html: string, own = `${folder}shared.js?v=1`) {
  const current = document.createElement('script');
  Object.defineProperty(current, 'src', { value: own });
  vi.spyOn(Object.getPrototypeOf(document), 'currentScript', 'get').mockReturnValue(current);
  const { watchLostFiles } = await import('../../../../../src/shared/mount/global/lost-files');
  // happy-dom does not load a script that a template has brought.
  const template = document.createElement('template');
  template.innerHTML = html;
  const tag = template.content.firstElementChild as Element;
  document.head.append(tag);
  watchLostFiles();
  /** The tags that request its file again. */
  const requests = () => [...document.head.children].filter((each) => each !== tag) as HTMLScriptElement[];
  return { tag, requests };
}

/** The file of the tag is lost. Returns the tags that request it again. */
async function lose(html: string, own?: string) {
  const { tag, requests } = await openPage(html, own);
  tag.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(2_000);
  return requests();
}

test('a lost script is requested again, with its attributes and another query, and its placeholder counts', async () => {
  document.body.innerHTML = '<div data-widget="header"></div>';
  const [again] = await lose(
    `<script src="${folder}header.js?v=2" integrity="sha384-x" crossorigin="anonymous"></script>`,
  );
  expect(again).toMatchObject({ integrity: 'sha384-x', crossOrigin: 'anonymous' });
  expect(again?.src.replace(/[\d.]+(?=&v)/, '0')).toBe(`${folder}header.js?&retry=0&v=2`);
  const retries = () => (document.body.firstElementChild as HTMLElement).dataset.widgetRetry;
  expect(retries()).toBe('1');
  again?.dispatchEvent(new Event('error'));
  expect(retries()).toBe('2');
});

test('a script that the page adds after it has loaded is not lost while it is under way, for 45 s', async () => {
  document.body.innerHTML = '<div data-widget="header"></div>';
  vi.spyOn(Object.getPrototypeOf(document), 'readyState', 'get').mockReturnValue('complete');
  const { requests } = await openPage(`<script src="${folder}header.js"></script>`);
  vi.advanceTimersByTime(44_000);
  expect([requests(), vi.mocked(console.error).mock.calls]).toEqual([[], []]);
  vi.advanceTimersByTime(4_000);
  expect(requests()).toHaveLength(1);
});

test('a file of another origin with integrity, but no crossorigin, is not requested again, with one line', async () => {
  const error = vi.mocked(console.error);
  const other = 'https://cdn.example/widgets/';
  const requests = await lose(
    `<script src="${other}header.js" integrity="sha384-x"></script>`,
    `${other}shared.js`,
  );
  vi.advanceTimersByTime(600_000);
  expect(requests).toEqual([]);
  expect(error.mock.calls).toEqual([
    [expect.stringMatching(/header\.js needs the attribute crossorigin, because it has "integrity"\.$/)],
  ]);
});

test.each<[string, string, string?]>([
  [
    'that a tool for consent has blocked',
    `<script src="${folder}header.js" type="javascript/blocked"></script>`,
  ],
  ['of the site in another folder', '<script src="https://chargers.example/js/header.js"></script>'],
  ['of the site with another name', `<script src="${folder}jquery.js"></script>`],
  ['that is only loaded before its time', `<link rel="preload" as="script" href="${folder}header.js">`],
  [
    'of a page that has joined ours into another file',
    '<script src="https://chargers.example/js/header.js"></script>',
    'https://chargers.example/js/all.js',
  ],
])('a script %s is left alone', async (_, html, own) => {
  expect(await lose(html, own)).toEqual([]);
});
