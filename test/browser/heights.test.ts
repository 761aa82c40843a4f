import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts } from '../../src/tooling/from-facts/translations/texts';
import { reservedHeights } from '../../src/tooling/sheets/reserved-heights';
import { expectNone } from '../unit/expect-none';
import { fullData, fullPage, widgets } from './document';
import { needs } from './engines/needs';
import { mountAgain, nextFrames, settled, useSite } from './visit';

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

/** The rule in a widget's reserve.css that counts in a window, with N for the height. */
function ruleFor(widget: string, width: number, hasTouch: boolean, attribute = ''): string {
  const heights = reservedHeights(widget);
  const start = Math.max(0, ...heights.flatMap(({ from = 0 }) => (from <= width ? from : [])));
  const isFine = !hasTouch && heights.some(({ from = 0, withMouse }) => from === start && withMouse);
  const media = `(min-width: ${start}px)${isFine ? ' and (pointer: fine)' : ''}`;
  const declaration = `.reserved${attribute && `[${attribute}]`} { min-height: Npx; }`;
  return `widgets/${widget}/reserve.css: ${start ? `@media ${media} { ${declaration} }` : declaration}`;
}

/** A placeholder of a widget, with the attributes without a value for which it reserves its height. */
function reserving(widget: string): string {
  const attributes = reservedHeights(widget).flatMap(({ attributes }) => attributes);
  const names = attributes.filter((attribute) => !attribute.includes('='));
  return `<div data-widget="${widget}" ${[...new Set(names)].join(' ')}></div>`;
}

// The header becomes narrow at 1360 px and the footer at 639 px. The margins of the body take the place of a scrollbar.
const widths = [320, 375, 430, 599, 600, 639, 640, 768, 1024, 1360, 1361];

/** Mounts all widgets again. Resolves when their calls are answered, because an answer may add a text. */
function useMounts(page: Page) {
  const calls = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request));
  return async (data: object) => {
    await mountAgain(page, data);
    await nextFrames(page);
    await expect.poll(() => [...calls].map((call) => call.url())).toEqual([]);
    await nextFrames(page);
  };
}

interface Row extends Measured {
  lang: string;
  width: number;
  where: string;
  rule: string;
}

/** A height that differs by more is wrong. */
const tolerance = 20;

const range = (rows: Row[]) => {
  const [least, most] = [Math.min, Math.max].map((of) => Math.ceil(of(...rows.map(({ needed }) => needed))));
  return { least: least ?? 0, most: most ?? 0 };
};

/** What is wrong with the height in a rule, and what to write. All rows are of this rule. */
function judge(rows: Row[]): string[] {
  const wrong = rows.find(({ reserved, needed }) => needed > reserved || reserved - needed > tolerance);
  if (!wrong) return [];
  const { least, most } = range(rows);
  const found = `${wrong.where} it needs ${wrong.needed} px, and ${wrong.reserved} px are reserved`;
  if (most - least <= tolerance) return [`${wrong.rule.replace('N', `${most}`)}\n    ${found}`];
  return [
    `${wrong.rule}: no height fits. ${found}`,
    ...widths.flatMap((width) => {
      const same = rows.filter((row) => row.width === width);
      if (!same.length) return [];
      const { least, most } = range(same);
      const [shortest, longest] = [least, most].map((height) =>
        same.find(({ needed }) => Math.ceil(needed) === height),
      );
      return most - least <= tolerance
        ? `  from ${width} px: ${most} px. Add a breakpoint where this height changes`
        : `  at ${width} px: ${most} px in ${longest?.lang}, and ${least} px in ${shortest?.lang}. Shorten the text in ${longest?.lang}, because a page reserves one height for all languages`;
    }),
  ];
}

/** What is wrong with the height of a widget's outer element. It is as high as its placeholder, also if its content needs less. */
function judgeRoot({ widget, where, reserved, needed, root }: Row): string[] {
  const right = Math.max(reserved, needed);
  if (Math.abs(root - right) <= 1) return [];
  const cure =
    root > right
      ? 'Remove the height in its own stylesheet.'
      : 'Put `className={reserve.reserved}` on it. If the height is reserved only with an attribute, the class has no effect: give it this height in its own stylesheet.';
  return [`widgets/${widget}: ${where} the outer element is ${root} px high, not ${right}. ${cure}`];
}

/** Measures placeholders in all languages and windows. `attribute` is the one with which they reserve their height. */
async function measureAll(placeholders: string, data: object, attribute = ''): Promise<Row[]> {
  const head = '<link rel="stylesheet" href="/widgets/widgets.css">';
  const rows: Row[] = [];
  for (const hasTouch of [false, true]) {
    const page = await site.openDocument(fullPage({ head, body: placeholders }), {}, { hasTouch });
    await settled(page);
    const mount = useMounts(page);
    for (const [lang, Translations] of Object.entries(texts)) {
      await mount({ ...data, Lang: lang, Translations });
      const empty = await page.evaluate(findEmpty);
      expectNone(
        empty,
        'These widgets show nothing: add the data that they need to `pageData()` in test/site/page-data.mjs.',
      );
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const where = `in ${lang} at ${width} px ${hasTouch ? 'by touch' : 'with a mouse'}`;
        for (const measured of await page.evaluate(measure)) {
          const rule = ruleFor(measured.widget, width, hasTouch, attribute);
          rows.push({ ...measured, lang, width, where, rule });
        }
      }
    }
  }
  return rows;
}

const expectRight = (rows: Row[]) =>
  expectNone(
    [...new Set(rows.map(({ rule }) => rule))].flatMap((rule) => {
      const same = rows.filter((row) => row.rule === rule);
      const found = judge(same);
      return found.length ? found : same.flatMap(judgeRoot).slice(0, 1);
    }),
    'Write these heights:',
  );

test('with full data each widget has the height that widgets.css reserves, with a mouse and by touch', async () => {
  needs('resizing');
  // The height of a page header with controls depends on the page, so it is not reserved.
  expectRight(await measureAll(widgets.map(reserving).join(''), { ...fullData, Controls: [] }));
});

test.each([
  ['neither contacts nor the main website', '', { Contacts: undefined, MainSite: undefined }],
  ['contacts', 'contacts', { MainSite: undefined }],
  ['the main website', 'main', { Contacts: undefined }],
])('a footer with %s has the height that data-reserve="%s" reserves', async (_, words, missing) => {
  needs('resizing');
  const attribute = `data-reserve="${words}"`;
  const placeholder = `<div data-widget="footer" ${attribute}></div>`;
  expectRight(await measureAll(placeholder, { ...fullData, ...missing }, attribute));
});

test('a footer with both words, in each order, reserves as much as one without the attribute', async () => {
  const footers = ['', 'data-reserve="contacts main"', 'data-reserve="main contacts"'];
  const body = footers.map((attribute) => `<div data-widget="footer" ${attribute}></div>`).join('');
  const head = '<link rel="stylesheet" href="/widgets/widgets.css">';
  const page = await site.openDocument(fullPage({ head, body, scripts: '' }));
  const reserved = await page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).minHeight));
  expect(new Set(reserved).size).toBe(1);
});

test('a login card that begins with the email has the height that its attribute reserves', async () => {
  needs('resizing');
  const right = reservedHeights('login-card').find(({ attributes }) =>
    attributes.includes('data-reserve="email"'),
  )?.height;
  const page = await site.openDocument(fullPage({ body: '<div data-widget="login-card"></div>' }));
  await settled(page);
  const mount = useMounts(page);
  const wrong: string[] = [];
  for (const [lang, Translations] of Object.entries(texts)) {
    await mount({ ...fullData, Lang: lang, Translations, Login: { method: 'email' } });
    for (const width of [320, 359, 360, 1360]) {
      await page.setViewportSize({ width, height: 800 });
      const { height = 0 } = (await page.locator('[data-widget]').boundingBox()) ?? {};
      if (Math.ceil(height) !== right)
        wrong.push(`write ${Math.ceil(height)} px, not ${right}: in ${lang} at ${width} px`);
    }
  }
  expectNone(wrong, 'widgets/login-card/reserve.css has another height for data-reserve="email".');
});
