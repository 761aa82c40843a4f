import { describe, expect, test } from 'vitest';
import { bundle, footer, html, laterBuild, tags } from './document';
import { reportOf, settled, useSite } from './visit';

const site = useSite();
const script = { 'content-type': 'text/javascript' };
const both = `${footer}<div data-widget="page-header" data-page="login"><h1>Сервер</h1></div>`;

describe('after a deployment', () => {
  test('a new bundle on a page with an old shared.js loads its own shared.js', async () => {
    const { shared: code, widget } = laterBuild('footer');
    site.server.answer('/widgets/shared.js', (_, response, { query }) =>
      response.writeHead(200, script).end('v' in query ? code : bundle('shared')),
    );
    site.serve('/widgets/footer.js', widget, script);
    for (const scripts of [tags('shared', 'footer'), tags('footer', 'shared')]) {
      const page = await site.openDocument(html({ scripts }));
      await settled(page, 'footer');
      expect(page.complaints).toEqual([]);
    }
    site.server.answer('/widgets/shared.js');
  });

  test('two builds on one page: each mounts its own widgets, all ids are unique, and one Widgets covers both', async () => {
    const { shared: code, widget } = laterBuild('login-card');
    site.serve('/later/shared.js', code, script);
    site.serve('/later/login-card.js', widget, script);
    site.serve('/later/header.js', laterBuild('header').widget, script);
    const body = '<div data-widget="header"></div><div data-widget="login-card"></div>';
    const scripts = `${tags('header')}<script src="/later/login-card.js" defer></script><script src="/later/header.js" defer></script>`;
    const page = await site.openDocument(html({ body, scripts }));
    await settled(page);
    const ready = ['header', 'login-card'].map((widget) => ({ widget, state: 'ready', why: '' }));
    expect(await reportOf(page)).toEqual(ready);
    expect(await page.locator('header').count()).toBe(1);
    const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(3);
    expect([...new Set(ids)]).toEqual(ids);
    expect(page.complaints).toEqual([]);
  });

  test('a widget that waits for the shared code of its build is a row of the other build’s report', async () => {
    site.serve('/later/page-header.js', laterBuild('page-header').widget, script);
    const scripts = `${tags('footer')}<script src="/later/page-header.js" defer></script>`;
    const page = await site.openDocument(html({ body: both, scripts }));
    await settled(page, 'footer');
    await settled(page, 'page-header', 'pending');
    const rows = await reportOf(page);
    expect(rows).toEqual([
      { widget: 'footer', state: 'ready', why: '' },
      { widget: 'page-header', state: 'pending', why: expect.stringContaining('requested again') },
    ]);
  });
});
