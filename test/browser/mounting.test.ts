import { expect, test } from 'vitest';
import { step } from '../steps';
import { uk } from '../texts';
import { footer, fullPage, html, probe } from './document';
import { needs } from './engines/needs';
import { jquery } from './hostile/libraries';
import { withoutPolicy } from './policy';
import { settled, useSite } from './visit';

const site = useSite();

test('placeholders that are added later mount: by innerHTML, by jQuery, and with their script once more', async () => {
  const places = ['one', 'two', 'three'].map((id) => `<div id="${id}"></div>`).join('');
  // jQuery puts the script's text into an inline script.
  const page = await site.openDocument(html({ head: jquery, body: `${footer}${places}` }), withoutPolicy);
  await settled(page, 'footer');
  await page.evaluate((markup) => {
    const { jQuery } = window as never as { jQuery(at: string): { html(markup: string): void } };
    (document.querySelector('#one') as Element).innerHTML = `<section>${markup}</section>`;
    jQuery('#two').html(`<section>${markup}</section>`);
    jQuery('#three').html(`${markup}<script src="/widgets/footer.js"></script>`);
  }, footer);
  await settled(page, 'footer');
  const counts = await page
    .locator('body > div')
    .evaluateAll((all) => all.map((each) => each.querySelectorAll('footer').length));
  expect(counts).toEqual([1, 1, 1, 1]);
  expect(page.complaints).toEqual([]);
});

/** A widget that counts how often it was mounted, unmounted and aborted. */
const counting = `({ jsx, useEffect }) => {
  window.times = { up: 0, down: 0, ended: 0 };
  return ({ host }) => {
    useEffect(() => { times.up++; return () => { times.down++ } }, []);
    host.abortSignal.onabort = () => { times.ended++ };
    return jsx('p', { children: 'probe' });
  };
}`;

test('a placeholder that is moved keeps its widget, and one that is removed or overwritten loses it', async () => {
  const page = await site.openDocument(
    html({
      body: '<main><div data-widget="probe"><i>Сервер</i></div></main><aside></aside>',
      scripts: probe('probe', counting),
    }),
  );
  await settled(page, 'probe');
  const times = () => page.evaluate(() => (window as never as { times: object }).times);
  step('it is moved');
  await page.evaluate(() => {
    const placeholder = document.querySelector('[data-widget]') as Element;
    Object.assign(window, { placeholder });
    document.querySelector('aside')?.append(placeholder);
  });
  expect(await times()).toEqual({ up: 1, down: 0, ended: 0 });
  step('it is removed, and gets another place');
  await page.evaluate(() => (window as never as { placeholder: Element }).placeholder.remove());
  // After the move the product may pause before it looks again.
  await page.waitForFunction(
    () => (window as never as { placeholder: Element }).placeholder.innerHTML === '<i>Сервер</i>',
  );
  expect(await times()).toEqual({ up: 1, down: 1, ended: 1 });
  await page.evaluate(() => document.body.append((window as never as { placeholder: Element }).placeholder));
  await settled(page, 'probe');
  expect(await times()).toEqual({ up: 2, down: 1, ended: 1 });

  for (const [written, ended] of [
    ['<b>Host</b>', 2],
    ['', 3],
  ] as const) {
    step(`the page writes "${written}" over it, and calls mount()`);
    await page.evaluate((written) => {
      (document.querySelector('[data-widget]') as Element).innerHTML = written;
    }, written);
    await settled(page, 'probe', 'pending');
    expect(await page.locator('[data-widget]').innerHTML()).toBe(written);
    expect(await times()).toMatchObject({ ended });
    const rows = await page.evaluate(() => {
      const { Widgets } = window as never as {
        Widgets: { report(): object[]; mount(at: Node): void };
      };
      const rows = Widgets.report();
      Widgets.mount(document.body);
      return rows;
    });
    expect(rows).toMatchObject([{ state: 'pending', why: expect.stringContaining('replaced') }]);
    await settled(page, 'probe');
    expect(await page.locator('[data-widget] p').count()).toBe(1);
  }
});

test('the server’s content is replaced in one step, and what the page adds later changes nothing', async () => {
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
  site.serve('/document', html({ body: footer + footer }));
  await page.goto(`${site.server.url}/document`);
  await settled(page, 'footer');
  step('the server’s content is replaced in one step, which is measured once');
  const seen = await page.evaluate(() => (window as never as { seen: string[] }).seen);
  expect(seen).toEqual([expect.stringContaining(uk.PrivacyPolicy)]);
  const measures = await page.evaluate(() =>
    performance.getEntriesByName('ev-portal-widgets:footer').map(({ entryType, startTime, duration }) => {
      const [script] = performance.getEntriesByName(
        (document.querySelector('[src*="footer.js"]') as HTMLScriptElement).src,
      ) as PerformanceResourceTiming[];
      return { entryType, late: startTime >= (script?.responseStart ?? Infinity), took: duration > 0 };
    }),
  );
  expect(measures).toEqual([{ entryType: 'measure', late: true, took: true }]);

  step('the page adds an element around the widget');
  await page.evaluate(async () => {
    const placeholder = document.querySelector('[data-widget]') as Element;
    const wrapper = document.createElement('section');
    wrapper.append(...placeholder.childNodes);
    placeholder.append(wrapper, document.createElement('b'));
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  });
  await settled(page, 'footer');
  expect(await page.locator('section footer').count()).toBe(1);

  step('the page sets its own list of style sheets');
  needs('constructable');
  const background = () =>
    page
      .locator('footer')
      .first()
      .evaluate((footer) => getComputedStyle(footer).backgroundColor);
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

test('in a window without room for a row of links, no widget makes the browser lay out the page when it mounts', async () => {
  needs('resizing');
  const page = await site.visitor({ viewport: { width: 1024, height: 900 } });
  await page.addInitScript(() => {
    const measured: string[] = [];
    Object.assign(window, { measured });
    for (const name of ['offsetHeight', 'offsetWidth', 'offsetLeft']) {
      const { get } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, name) as { get(): number };
      Object.defineProperty(HTMLElement.prototype, name, {
        get() {
          measured.push(name);
          return get.call(this);
        },
      });
    }
  });
  site.serve('/document', fullPage());
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  expect(await page.evaluate(() => (window as never as { measured: string[] }).measured)).toEqual([]);
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.waitForFunction(() => (window as never as { measured: string[] }).measured.length);
});
