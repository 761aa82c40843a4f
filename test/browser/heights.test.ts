import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texts } from '../../src/tooling/translations/texts';
import { fullData, fullPage, widgets } from './document';
import { needs } from './engines/needs';
import { mountAgain, settled, useSite } from './visit';

const site = useSite();

/** How much higher than necessary widgets.css makes each placeholder, in px. */
function spareHeights(): { widget: string; spare: number }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((placeholder) => {
    const reserved = Number.parseFloat(getComputedStyle(placeholder).minHeight);
    const own = placeholder.firstElementChild?.firstElementChild as HTMLElement;
    own.style.cssText = 'height: auto !important; min-height: 0 !important';
    placeholder.style.minHeight = '0';
    const { height } = placeholder.getBoundingClientRect();
    own.style.cssText = placeholder.style.minHeight = '';
    return { widget: placeholder.dataset.widget ?? '', spare: reserved - height };
  });
}

/** A placeholder of a widget, with the attributes for which it reserves its height. */
function reserving(widget: string): string {
  const css = readFileSync(new URL(`../../widgets/${widget}/reserve.css`, import.meta.url), 'utf8');
  const attributes = [...css.matchAll(/\[([^\]]+)\]/g)].map(([, attribute]) => attribute);
  return `<div data-widget="${widget}" ${[...new Set(attributes)].join(' ')}></div>`;
}

// The header becomes narrow at 1360 px and the footer at 639 px. The margins of the body take the place of a scrollbar.
const widths = [320, 375, 430, 599, 600, 639, 640, 768, 1024, 1360, 1361];

test.each([
  ['a mouse', false],
  ['touch', true],
])('with %s and full data each widget has the height that widgets.css reserves', async (_, hasTouch) => {
  needs('resizing');
  const page = await site.openDocument(
    fullPage({
      head: '<link rel="stylesheet" href="/widgets/widgets.css">',
      body: widgets.map(reserving).join(''),
    }),
    {},
    { hasTouch },
  );
  await settled(page);
  const wrong: string[] = [];
  for (const [lang, Translations] of Object.entries(texts)) {
    // The height of a page header with controls depends on the page, so it is not reserved.
    await mountAgain(page, { ...fullData, Lang: lang, Translations, Controls: [] });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const { widget, spare } of await page.evaluate(spareHeights)) {
        const where = `widgets/${widget}/reserve.css: in ${lang} at ${width} px ${hasTouch ? 'by touch' : 'with a mouse'}`;
        if (spare < 0) wrong.push(`${where} it reserves ${-spare} px too little`);
        if (spare > 20) wrong.push(`${where} ${spare} px are empty, and 20 are allowed`);
      }
    }
  }
  expect(wrong, `Change these heights, or shorten the texts:\n${wrong.join('\n')}`).toEqual([]);
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
