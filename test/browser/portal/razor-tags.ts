import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Portal } from './portal';
import { razor } from './razor-host';

const widgets = join(razor.folder, 'wwwroot/widgets');

/** Tests the tags for Razor views, in all places where tags and placeholders may be. */
export function tags(portal: Portal, logged: (words: string) => Promise<number>): void {
  const read = async (path: string) => (await portal.fetch(path)).text();

  test('the names in `only` may have blanks between them', async () => {
    const html = await read('/dev/tags?only=footer%20header,');
    expect(html.match(/src="\/widgets\/[\w-]+\.js/g)).toHaveLength(3);
  });

  test('placeholders in a cache and after the tags get their widgets, on the second visit too', async () => {
    for (const visit of [1, 2]) {
      const page = await portal.open('/dev/tags');
      expect([visit, page.complaints]).toEqual([visit, []]);
    }
  });

  test('a Razor component gets the scripts', async () => {
    const page = await portal.open('/dev/component');
    expect(await page.locator('link[href^="/widgets/widgets.css"]').count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  test('without data the log names what is missing', async () => {
    const answer = await portal.fetch('/dev/tags?nodata');
    expect(answer.status).toBe(500);
    expect(await logged('<widget-scripts> has no data.')).toBeGreaterThan(0);
  });

  test('a page that is rendered during a deployment has the files of one build', async () => {
    onTestFinished(() => rmSync(join(widgets, 'next'), { recursive: true }));
    cpSync('dist', join(widgets, 'next'), { recursive: true });

    const folders = async (path: string) => {
      const html = await read(path);
      return new Set(
        [...html.matchAll(/"(\/widgets\/\S*?)[\w-]+\.(?:js|css)\?v=/g)].map(([, folder]) => folder),
      );
    };
    expect(await folders('/dev/tags?deploy=next')).toEqual(new Set(['/widgets/']));
    expect(await folders('/dev/tags?deploy=')).toEqual(new Set(['/widgets/next/']));
    expect(await folders('/dev/tags')).toEqual(new Set(['/widgets/']));
  });

  test.for([
    ['an empty object', (file: string) => writeFileSync(file, '{}')],
    ['null', (file: string) => writeFileSync(file, 'null')],
    [
      'a list of files in place of an object',
      (file: string) => writeFileSync(file, '{"files":[],"widgets":[]}'),
    ],
    [
      'half a file',
      (file: string) => writeFileSync(file, readFileSync(join(widgets, 'manifest.json')).subarray(0, 99)),
    ],
    ['a folder', (file: string) => mkdirSync(file)],
    ['missing', () => {}],
  ] as const)('a manifest that is %s breaks no page and is logged once', async ([name, make]) => {
    const version = `broken-${name.replaceAll(' ', '-')}`;
    mkdirSync(join(widgets, version));
    onTestFinished(() => rmSync(join(widgets, version), { recursive: true }));
    make(join(widgets, version, 'manifest.json'));

    await read(`/dev/tags?deploy=${version}`);
    for (const visit of [1, 2])
      expect([visit, (await portal.fetch('/uk/kontakty')).status]).toEqual([visit, 200]);
    expect(await logged(`The build in /widgets/${version}/ cannot be used`)).toBe(1);
    await read('/dev/tags?deploy=');
  });
}
