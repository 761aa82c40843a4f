import { expect, test } from 'vitest';
import { start } from './core-site';

/** Tests that the log of a site names what is missing, once. */
export function missing(folder: () => string): void {
  test('without MapWidgets the log names the line at the start, and a page says so', async () => {
    const other = await start(folder(), '--MapWidgets', 'no');
    const line = 'the site does not call MapWidgets(): write app.MapWidgets(); before app.Run();';
    expect(await other.logged(line)).toBe(1);
    expect(await other.text('/page')).toContain(
      `<!-- ev-portal-widgets: this page has no widgets: ${line} -->`,
    );
    expect(await other.logged(line)).toBe(1);
    await other.close();
  });

  test('without data the log names what is missing', async () => {
    const other = await start(folder());
    expect((await fetch(`${other.url}/nodata`)).status).toBe(500);
    expect(await other.logged('<widget-scripts> has no data.')).toBeGreaterThan(0);
    await other.close();
  });

  test.for([
    ['/styles', 'The page /styles has <widget-styles /> and no scripts'],
    ['/placeholder', 'The page /placeholder has <portal-widget /> and no scripts'],
    ['/scripts', 'The page /scripts has no <widget-styles /> before its scripts'],
  ] as const)('the first page without both tags is named in the log once: %s', async ([path, line]) => {
    const other = await start(folder());
    for (const _visit of [1, 2]) await other.text(path);
    expect(await other.logged(line)).toBe(1);
    await other.text('/page');
    expect(other.log.filter((line) => /The page \/\w+ has/.test(line))).toHaveLength(1);
    await other.close();
  });

  test('after a page with both tags, one without them is no mistake', async () => {
    const other = await start(folder());
    for (const path of ['/page', '/styles', '/scripts']) await other.text(path);
    // A later line shows that these pages have logged what they have to say.
    await other.text('/lacking');
    await other.logged('The translations for "uk"');
    expect(other.log.join()).not.toContain('has no <widget-styles />');
    expect(other.log.join()).not.toContain('and no scripts');
    await other.close();
  });
}
