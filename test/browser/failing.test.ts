import { describe, expect, test } from 'vitest';
import { footer, html, probe, tags } from './document';
import { settled, useSite } from './visit';

const site = useSite();
const loginHeader = '<div data-widget="page-header" data-page="login"></div>';

describe('a widget that fails', () => {
  const broken = {
    'at its first render': "() => () => { throw new Error('broken') }",
    'in an effect': `({ jsx, useEffect }) => () => {
      useEffect(() => { throw new Error('broken') }, []);
      return jsx('p', { children: 'up' });
    }`,
    'when a script of the page has removed its nodes': `({ jsx, jsxs, signal, useEffect, useSignals }) => {
      const more = signal(true);
      const removeNodes = () => { document.querySelector('#host b').remove(); more.value = false };
      return () => { useSignals(); useEffect(removeNodes, []); return jsxs('p', { id: 'host', children: [more.value && jsx('b', { children: 'b' })] }) };
    }`,
  };
  test.each(Object.entries(broken))(
    '%s: the server’s content returns, and the other widgets stay',
    async (_, component) => {
      const page = await site.visitor();
      await page.addInitScript(() =>
        addEventListener('widget:error', (event) =>
          Object.assign(window, { detail: (event as CustomEvent).detail }),
        ),
      );
      const body = `<div data-widget="probe"><i>Сервер</i></div>${footer}${loginHeader}`;
      site.serve(
        '/document',
        html({ body, scripts: probe('probe', component) + tags('footer', 'page-header') }),
      );
      await page.goto(`${site.server.url}/document`);
      await settled(page, 'probe', 'failed');
      await settled(page, 'footer');
      await settled(page, 'page-header');
      expect(await page.locator('[data-widget="probe"]').innerHTML()).toBe('<i>Сервер</i>');
      expect(await page.evaluate(() => (window as never as { detail: object }).detail)).toMatchObject({
        widget: 'probe',
      });
      expect(page.complaints.filter((text) => text.includes('probe failed'))).toHaveLength(1);
    },
  );
});

/** React calls a component once more to write the component stack, but its hooks do nothing then. */
test('a first render that throws is not repeated', async () => {
  const component = `({ jsx, useMemo }) => {
    const Child = () => { throw new Error('broken') };
    return () => {
      useMemo(() => { window.renders = (window.renders ?? 0) + 1 }, []);
      return jsx(Child, {});
    };
  }`;
  const page = await site.openDocument(
    html({ body: '<div data-widget="probe"></div>', scripts: probe('probe', component) }),
  );
  await settled(page, 'probe', 'failed');
  expect(await page.evaluate(() => (window as never as { renders: number }).renders)).toBe(1);
});
