import { expect, test } from 'vitest';
import { footer, html, probe, tags } from './document';
import { settled, useSite } from './visit';

const site = useSite();

/** Widgets that fail. The last one fails in its second render, when a script of the page has removed its nodes. */
const broken = {
  'at-first-render': `({ jsx, useMemo }) => {
    const Child = () => { throw new Error('broken') };
    return () => {
      useMemo(() => { window.renders = (window.renders ?? 0) + 1 }, []);
      return jsx(Child, {});
    };
  }`,
  'in-an-effect': `({ jsx, useEffect }) => () => {
    useEffect(() => { throw new Error('broken') }, []);
    return jsx('p', { children: 'up' });
  }`,
  'without-nodes': `({ jsx, jsxs, signal, useEffect, useSignals }) => {
    const more = signal(true);
    const removeNodes = () => { document.querySelector('#host b').remove(); more.value = false };
    return () => { useSignals(); useEffect(removeNodes, []); return jsxs('p', { id: 'host', children: [more.value && jsx('b', { children: 'b' })] }) };
  }`,
};

test('when widgets fail, each is told once and the server’s content returns; the other widgets stay, and no first render is repeated', async () => {
  const names = Object.keys(broken);
  const page = await site.visitor();
  await page.addInitScript(() => {
    const failed: string[] = [];
    Object.assign(window, { failed });
    addEventListener('widget:error', (event) => failed.push((event as CustomEvent).detail.widget));
  });
  const places = names.map((name) => `<div data-widget="${name}"><i>Сервер</i></div>`).join('');
  const body = `${places}${footer}<div data-widget="page-header" data-page="login"></div>`;
  const probes = Object.entries(broken).map(([name, component]) => probe(name, component));
  site.serve('/document', html({ body, scripts: probes.join('') + tags('footer', 'page-header') }));
  await page.goto(`${site.server.url}/document`);
  for (const name of names) {
    await settled(page, name, 'failed');
    expect(await page.locator(`[data-widget="${name}"]`).innerHTML(), name).toBe('<i>Сервер</i>');
    expect(
      page.complaints.filter((text) => text.includes(`${name} failed`)),
      name,
    ).toHaveLength(1);
  }
  for (const name of ['footer', 'page-header']) await settled(page, name);
  const { failed, renders } = await page.evaluate(() => {
    const { failed, renders } = window as never as { failed: string[]; renders: number };
    return { failed, renders };
  });
  expect(failed.sort()).toEqual(names.sort());
  // React calls a component once more to write the component stack, but its hooks do nothing then.
  expect(renders).toBe(1);
});
