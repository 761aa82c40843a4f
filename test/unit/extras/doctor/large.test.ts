// @vitest-environment node
// An answer has at most 8 MB. A site that wants to keep the doctor busy has this much to do it. The usual run tries smaller pages, and only
// these four: what takes the square of a page's length shows there, too.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folder, read } from '../../dist/files';

const usual = ['blanks before the data', 'open SVG and ends of other tags', 'names of widgets', 'attributes'];
const bytes = process.env.LONG ? 7_800_000 : 490_000;
/** In seconds of the CPU. */
const most = process.env.LONG ? 10 : 2;

/** As many of a text as fit, each with its number, between a start and an end. */
function filled(start: string, part: (at: number) => string, end = ''): string {
  const length = part(1_000_000).length;
  const parts = Array.from({ length: Math.floor(bytes / length) }, (_, at) => part(at + 1_000_000));
  return start + parts.join('') + end;
}

const blank = () => ' ';
const footer = '<div data-widget="footer"></div>';
const half = (text: string) => text.repeat(Math.floor(bytes / 2 / text.length));

let page = '';
const server = createServer((request, response) => {
  const isFile = request.url?.startsWith('/widgets/header.js');
  const type = isFile ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(isFile || request.url === '/' ? 200 : 404, { 'Content-Type': type });
  response.end(isFile ? read('header.js') : request.url === '/' ? page : '');
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** Prints the most memory that the doctor had, in kB, and its time, in µs, when it ends. */
const measure =
  'data:text/javascript,process.on("exit",()=>{const{maxRSS,userCPUTime:u,systemCPUTime:s}=process.resourceUsage();console.error(maxRSS,u+s)})';

const pages: [what: string, body: () => string][] = [
  ['blanks behind the data', () => filled('<script>window.__PAGE__={}', blank, 'x</script>')],
  ['blanks before the data', () => filled('<script>', blank, 'x.__PAGE__={}</script>')],
  ['blanks in the type of a script', () => filled('<script type="', blank, 'x"></script>')],
  ['open SVG and ends of other tags', () => half('<svg>') + half('</x>')],
  ['titles in SVG and ends of them', () => `<svg>${half('<title>')}${half('</title>')}`],
  ['scripts of ours', () => filled('', (at) => `<script src=/widgets/header.js?${at}></script>`)],
  ['scripts of texts', () => filled('', (at) => `<script src=/translations/a${at}.js></script>`)],
  ['names of widgets', () => filled('', (at) => `<i data-widget=w${at}>`)],
  ['attributes', () => filled('<p', (at) => ` a${at}`, '>')],
  ['signs in an attribute', () => filled('<p title="', () => '&#65;', '">')],
  [
    'hashes of a script',
    () => filled('<script src=/widgets/header.js integrity="', (at) => `sha384-a${at} `, '"></script>'),
  ],
  ['fields', () => filled('<script>window.__PAGE__={"lang":"uk"', (at) => `,"loginx${at}":1`, '}</script>')],
  [
    'languages',
    () =>
      `<div data-widget="header"></div>${filled('<script>window.__PAGE__={"languages":{"uk":"u"', (at) => `,"l${at}":"x"`, '}}</script>')}`,
  ],
  [
    'wrong entries in data that are just short enough',
    () => `<script>window.__PAGE__={"menu":[${'0,'.repeat(499_000)}0]}</script>`,
  ],
  [
    'a literal that is just short enough',
    () => `<script>window.__PAGE__={lang:'uk',x:[${'0,'.repeat(499_000)}]}</script>`,
  ],
  ['brackets', () => `<script>window.__PAGE__=${half('[')}${half(']')}</script>`],
];

test.for(pages.filter(([what]) => process.env.LONG || usual.includes(what)))(
  'a large page of %s is looked at within seconds, and with 500 MB',
  async ([, body]) => {
    page = footer + body();
    expect(page.length).toBeLessThan(8_000_000);
    const { port } = server.address() as AddressInfo;
    const args = ['--import', measure, `${folder}doctor.mjs`, `http://127.0.0.1:${port}/`];
    const { code, stdout, stderr } = await promisify(execFile)('node', args, {
      timeout: 100_000,
      maxBuffer: 100_000_000,
    }).then(
      (output) => ({ code: 0, ...output }),
      (error) => error,
    );
    expect(code).toBeLessThan(2);
    expect(stdout).toMatch(/^http:\S+ (is well|has \d+ faults?): .*\n$/m);
    const [memory = Infinity, time = Infinity] = stderr.split(' ').map(Number);
    expect(time / 1e6, 'seconds').toBeLessThan(most);
    expect(memory / 1000, 'MB').toBeLessThan(500);
  },
);
