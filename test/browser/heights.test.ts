import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../src/tooling/translations/texts';
import { expectNone } from '../unit/expect-none';
import { fullData, fullPage, widgets } from './document';
import { needs } from './engines/needs';
import { mountAgain, settled, useSite } from './visit';

const site = useSite();

interface Measured {
  widget: string;
  /** All in px: what widgets.css reserves, what the content needs, and what the widget's root takes. */
  reserved: number;
  needed: number;
  root: number;
}

function measure(): Measured[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((placeholder) => {
    const reserved = Number.parseFloat(getComputedStyle(placeholder).minHeight);
    const own = placeholder.firstElementChild?.firstElementChild as HTMLElement;
    const root = own.getBoundingClientRect().height;
    own.style.cssText = 'height: auto !important; min-height: 0 !important';
    placeholder.style.minHeight = '0';
    const needed = placeholder.getBoundingClientRect().height;
    own.style.cssText = placeholder.style.minHeight = '';
    return { widget: placeholder.dataset.widget ?? '', reserved, needed, root };
  });
}

/** The names of the widgets that show nothing. */
const findEmpty = () =>
  [...document.querySelectorAll<HTMLElement>('[data-widget]')].flatMap(({ dataset, firstElementChild }) =>
    firstElementChild?.firstElementChild ? [] : (dataset.widget ?? ''),
  );

const reserveOf = (widget: string) =>
  readFileSync(new URL(`../../widgets/${widget}/reserve.css`, import.meta.url), 'utf8');

/** The rule in a widget's reserve.css that counts in a window, with N for the height. */
function ruleFor(widget: string, width: number, hasTouch: boolean): string {
  const css = reserveOf(widget);
  const starts = [...css.matchAll(/min-width: (\d+)px/g)].map(([, start]) => Number(start));
  const start = Math.max(0, ...starts.filter((start) => start <= width));
  const [wide, fine] = [`(min-width: ${start}px)`, `(min-width: ${start}px) and (pointer: fine)`];
  const media = !hasTouch && css.includes(fine) ? fine : wide;
  const declaration = '.reserved { min-height: Npx; }';
  return `widgets/${widget}/reserve.css: ${start ? `@media ${media} { ${declaration} }` : declaration}`;
}

/** A placeholder of a widget, with the attributes for which it reserves its height. */
function reserving(widget: string): string {
  const attributes = [...reserveOf(widget).matchAll(/\[([^\]]+)\]/g)].map(([, attribute]) => attribute);
  return `<div data-widget="${widget}" ${[...new Set(attributes)].join(' ')}></div>`;
}

// The header becomes narrow at 1360 px and the footer at 639 px. The margins of the body take the place of a scrollbar.
const widths = [320, 375, 430, 599, 600, 639, 640, 768, 1024, 1360, 1361];

test('with full data each widget has the height that widgets.css reserves, with a mouse and by touch', async () => {
  needs('resizing');
  const body = fullPage({
    head: '<link rel="stylesheet" href="/widgets/widgets.css">',
    body: widgets.map(reserving).join(''),
  });
  const found: (Measured & { where: string; rule: string })[] = [];
  for (const hasTouch of [false, true]) {
    const page = await site.openDocument(body, {}, { hasTouch });
    await settled(page);
    for (const [lang, Translations] of Object.entries(texts)) {
      // The height of a page header with controls depends on the page, so it is not reserved.
      await mountAgain(page, { ...fullData, Lang: lang, Translations, Controls: [] });
      const empty = await page.evaluate(findEmpty);
      expectNone(
        empty,
        'These widgets show nothing: add the data that they need to `pageData()` in test/site/page-data.mjs.',
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `in ${lang} at ${width} px ${hasTouch ? 'by touch' : 'with a mouse'}`;
        for (const measured of await page.evaluate(measure))
          found.push({ ...measured, where, rule: ruleFor(measured.widget, width, hasTouch) });
      }
    }
  }
  expectNone(
    [...new Set(found.map(({ rule }) => rule))].flatMap((rule) => {
      const rows = found.filter((each) => each.rule === rule);
      const least = Math.ceil(Math.max(...rows.map(({ needed }) => needed)));
      const wrong = rows.find(({ reserved, needed }) => needed > reserved || reserved - needed > 20);
      const own = rows.find(({ reserved, needed, root }) => Math.abs(root - Math.max(reserved, needed)) > 1);
      return [
        ...(wrong
          ? [
              `${rule.replace('N', `${least}`)}\n    ${wrong.where}: ${wrong.needed} px, and ${wrong.reserved} px are reserved`,
            ]
          : []),
        ...(own
          ? [
              `widgets/${own.widget}: ${own.where} its own stylesheet makes it ${own.root} px high: remove that height`,
            ]
          : []),
      ];
    }),
    'Write these heights, add a breakpoint if one is there already, or shorten the texts:',
  );
});

test('a login card that begins with the email has the height that the guide for sites names', async () => {
  needs('resizing');
  const guide = readFileSync(new URL('../../src/site-guide/README.md', import.meta.url), 'utf8');
  const [, usual, narrow] =
    guide.match(/`min-height: (\d+)px`, and (\d+) px below 360 px/)?.map(Number) ?? [];
  const page = await site.openDocument(fullPage({ body: '<div data-widget="login-card"></div>' }));
  const wrong: string[] = [];
  for (const [lang, Translations] of Object.entries(texts)) {
    await mountAgain(page, { ...fullData, Lang: lang, Translations, Login: { method: 'email' } });
    for (const width of [320, 359, 360, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const { height } = (await page.locator('[data-widget]').boundingBox()) ?? {};
      const named = width < 360 ? narrow : usual;
      if (Math.ceil(height ?? 0) !== named)
        wrong.push(`in ${lang} at ${width} px ${height} px, not ${named}`);
    }
  }
  expect(wrong).toEqual([]);
});
