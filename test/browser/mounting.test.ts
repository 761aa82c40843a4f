import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { uk } from '../texts';
import { footer, html, probe, tags } from './document';
import { needs } from './engines/needs';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();
const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery'), 'utf8');

describe('placeholders', () => {
  test('that are added later, by innerHTML or by jQuery .html(), are mounted automatically', async () => {
    site.serve('/jquery.js', jquery, { 'content-type': 'text/javascript' });
    const page = await site.openDocument(
      html({ head: '<script src="/jquery.js"></script>', body: '<div id="one"></div><div id="two"></div>' }),
    );
    await page.evaluate((markup) => {
      (document.querySelector('#one') as Element).innerHTML = markup;
      (window as never as { jQuery(at: string): { html(markup: string): void } }).jQuery('#two').html(markup);
    }, `<section>${footer}</section>`);
    await settled(page, 'footer');
    expect(await page.locator('#one footer, #two footer').count()).toBe(2);
  });

  test('that jQuery adds together with their script are mounted too, although the script runs again', async () => {
    site.serve('/jquery.js', jquery, { 'content-type': 'text/javascript' });
    const page = await site.openDocument(
      html({ head: '<script src="/jquery.js"></script>', body: `${footer}<div id="one"></div>` }),
      // jQuery puts the script's text into an inline script.
      withoutPolicy,
    );
    await settled(page, 'footer');
    await page.evaluate((markup) => {
      (window as never as { jQuery(at: string): { html(markup: string): void } }).jQuery('#one').html(markup);
    }, `${footer}<script src="/widgets/footer.js"></script>`);
    await settled(page, 'footer');
    expect(await page.locator('footer').count()).toBe(2);
    expect(page.complaints).toEqual([]);
  });

  test('that are moved keep their widget; removed ones are unmounted, and mounted again when the page adds them again', async () => {
    const component = `({ jsx, useEffect }) => ({ host }) => {
      useEffect(() => { window.up = (window.up ?? 0) + 1; return () => { window.down = (window.down ?? 0) + 1 } }, []);
      host.abortSignal.onabort = () => { window.aborted = true };
      return jsx('p', { children: 'probe' });
    }`;
    const page = await site.openDocument(
      html({
        body: '<main><div data-widget="probe"><i>Сервер</i></div></main><aside></aside>',
        scripts: probe('probe', component),
      }),
    );
    await settled(page, 'probe');
    const state = () =>
      page.evaluate(() => {
        const { up, down, aborted } = window as never as Record<string, unknown>;
        return [up, down, aborted];
      });
    await page.evaluate(() =>
      document.querySelector('aside')?.append(document.querySelector('[data-widget]') as Node),
    );
    expect(await state()).toEqual([1, undefined, undefined]);
    await page.evaluate(() => {
      const placeholder = document.querySelector('[data-widget]') as Element;
      Object.assign(window, { placeholder });
      placeholder.remove();
    });
    // After the move the product may pause before it looks again.
    await page.waitForFunction(
      () => (window as never as { placeholder: Element }).placeholder.innerHTML === '<i>Сервер</i>',
    );
    expect(await state()).toEqual([1, 1, true]);
    await page.evaluate(() =>
      document.body.append((window as never as { placeholder: Element }).placeholder),
    );
    await settled(page, 'probe');
    expect((await state())[0]).toBe(2);
  });

  test('that the page overwrites are unmounted, and Widgets.mount mounts them again', async () => {
    const component = `({ jsx }) => ({ host }) => {
      host.abortSignal.onabort = () => { window.aborted = true };
      return jsx('p', { children: 'probe' });
    }`;
    const page = await site.openDocument(
      html({ body: '<div data-widget="probe"></div>', scripts: probe('probe', component) }),
    );
    await settled(page, 'probe');
    for (const written of ['<b>Host</b>', '']) {
      await page.evaluate((written) => {
        Object.assign(window, { aborted: false });
        (document.querySelector('[data-widget]') as Element).innerHTML = written;
      }, written);
      await settled(page, 'probe', 'pending');
      expect(await page.locator('[data-widget]').innerHTML()).toBe(written);
      const { aborted, rows } = await page.evaluate(() => {
        const { aborted, Widgets } = window as never as {
          aborted: boolean;
          Widgets: { report(): object[]; mount(at: Node): void };
        };
        const rows = Widgets.report();
        Widgets.mount(document.body);
        return { aborted, rows };
      });
      expect(aborted).toBe(true);
      expect(rows).toMatchObject([{ state: 'pending', why: expect.stringContaining('replaced') }]);
      await settled(page, 'probe');
      expect(await page.locator('[data-widget] p').count()).toBe(1);
    }
  });

  test('with additional content of the page keep their widget', async () => {
    const page = await site.openDocument(html());
    await settled(page, 'footer');
    await page.evaluate(async () => {
      const placeholder = document.querySelector('[data-widget]') as Element;
      const wrapper = document.createElement('section');
      wrapper.append(...placeholder.childNodes);
      placeholder.append(wrapper, document.createElement('b'));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    });
    await settled(page, 'footer');
    expect(await page.locator('section footer').count()).toBe(1);
  });
});

test('when the page replaces the list of its style sheets, ours are added again', async () => {
  needs('constructable');
  const page = await site.openDocument(html());
  await settled(page, 'footer');
  const background = () =>
    page.locator('footer').evaluate((footer) => getComputedStyle(footer).backgroundColor);
  const styled = await background();
  await page.evaluate(() => {
    const own = new CSSStyleSheet();
    own.replaceSync('main { color: red }');
    document.adoptedStyleSheets = [own];
  });
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 1);
  expect(await background()).toBe(styled);
  expect(page.complaints).toEqual([]);
});

test('the time from the start of a script to the first commit of its widget is measured once', async () => {
  const page = await site.openDocument(html({ body: footer + footer, scripts: tags('footer') }));
  await settled(page, 'footer');
  const measures = await page.evaluate(() =>
    performance.getEntriesByName('ev-portal-widgets:footer').map(({ entryType, startTime, duration }) => {
      const [script] = performance.getEntriesByName(
        (document.querySelector('[src*="footer.js"]') as HTMLScriptElement).src,
      ) as PerformanceResourceTiming[];
      return { entryType, late: startTime >= (script?.responseStart ?? Infinity), took: duration > 0 };
    }),
  );
  expect(measures).toEqual([{ entryType: 'measure', late: true, took: true }]);
});

test('the server’s content is replaced in one step', async () => {
  const page = await site.visitor();
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('DOMContentLoaded', () => {
      const placeholder = document.querySelector('[data-widget]') as Element;
      new MutationObserver(() => seen.push(placeholder.textContent ?? '')).observe(placeholder, {
        childList: true,
      });
    });
  });
  site.serve('/document', html());
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer');
  const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen);
  expect(seen).toEqual([expect.stringContaining(uk.PrivacyPolicy)]);
});
