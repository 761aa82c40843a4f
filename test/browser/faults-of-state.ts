import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { contrast, leftInSun } from './colours';
import type { Visited } from './visit';

/** The script that `faultsAtSize` needs. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The problems that axe finds, by all its rules or by some of them. What the site puts into a place of the card is its own. */
async function violations(page: Visited, ...runOnly: string[]): Promise<string[]> {
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as never as { axe: typeof axe }).axe.run(
        { exclude: '[data-place]' },
        options,
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    {
      resultTypes: ['violations' as const],
      ...(runOnly.length && { runOnly }),
      // By default axe does not use this rule.
      rules: { 'target-size': { enabled: true } },
    },
  );
}

/** A message if the page can be scrolled sideways. */
async function overflow(page: Visited): Promise<string[]> {
  const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return by > 0 ? [`the page is ${by} px too wide`] : [];
}

/** Buttons and links of the widgets in which nothing is visible. A name for screen readers, in a box of 1 px, is not visible. */
const emptyControls = (page: Visited) =>
  page.locator('[data-widget] :is(button, a):visible').evaluateAll((all) => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const isDrawn = (part: Element) => {
      const { width, height } = part.getBoundingClientRect();
      return part instanceof SVGElement
        ? !part.matches('svg') && width + height > 0
        : width > 1 && height > 1;
    };
    return all
      .filter((control) => !hasText(control) && ![...control.querySelectorAll(':not(:has(*))')].some(isDrawn))
      .map((control) => `nothing is visible in ${control.outerHTML}`);
  });

/** Words in visible texts of buttons that continue on the next line, because the button is too narrow. */
export const brokenWords = (page: Visited, where = 'button') =>
  page.locator(`[data-widget] ${where} >> visible=true`).evaluateAll((all) =>
    all.flatMap((control) => {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const found: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // A text for screen readers is in a box of 1 px.
        if ((text.parentElement as Element).clientWidth === 1) continue;
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          // The first letter has a rectangle of its own.
          const lines = [...range.getClientRects()];
          if (lines.some(({ top }) => lines.some(({ bottom }) => bottom <= top)))
            found.push(`“${word}” is broken in ${control.outerHTML}`);
        }
      }
      return found;
    }),
  );

/**
 * What is cut off with the spacing of text that a visitor may need (WCAG 1.4.12). The rule is in the first layer, because the visitor's own
 * style sheet would win over the page's, too. It applies until the body is replaced.
 */
export async function cutWithSpacing(page: Visited): Promise<string[]> {
  const cut = await page.evaluate(() => {
    const isCut = (each: Element) =>
      getComputedStyle(each).overflow !== 'visible' &&
      each.clientWidth > 1 &&
      (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1);
    document.body.removeAttribute('data-spaced');
    const all = [...document.querySelectorAll('[data-widget-state="ready"] :not(select, input)')];
    // A long name of the product is always cut. Its link has it as a tooltip.
    const whole = all.filter((each) => !isCut(each));
    const [sheet] = document.styleSheets;
    const [first] = sheet?.cssRules ?? [];
    if (!(first instanceof CSSLayerBlockRule && first.name === 'spacing'))
      sheet?.insertRule(`@layer spacing {
        [data-spaced] [data-widget] * {
          line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
        }
        [data-spaced] [data-widget] p { margin-bottom: 2em !important }
      }`);
    document.body.setAttribute('data-spaced', '');
    return whole.filter(isCut).map((each) => each.outerHTML);
  });
  return [...cut, ...(await overflow(page))].map((fault) => `with text spacing: ${fault}`);
}

/** The visible texts of the widgets that are in action, and the borders of fields: their colour, and those behind them from front to back. */
const drawnParts = (page: Visited) =>
  page.locator('[data-widget-state="ready"] *:visible').evaluateAll((all) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'Canvas';
    const canvas = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim());
    const behind = (each: Element | null): string[] =>
      each ? [getComputedStyle(each).backgroundColor, ...behind(each.parentElement)] : [canvas];
    return all
      .filter((each) => !each.closest('[data-place], [aria-disabled="true"], option'))
      .flatMap((each) => {
        const { color, borderTopColor } = getComputedStyle(each);
        const text = { html: each.outerHTML, isText: true, colours: [color, ...behind(each)] as const };
        const colours = [borderTopColor, ...behind(each.parentElement)] as const;
        const isField = !!each.querySelector(':scope > :is(input, select)');
        return [
          ...(hasText(each) ? [text] : []),
          ...(isField ? [{ html: each.outerHTML, isText: false, colours }] : []),
        ];
      });
  });

/** Texts with too little contrast. Axe takes the page for white, in dark forced colours too. */
export const lowContrasts = async (page: Visited, least = 4.5): Promise<string[]> =>
  (await drawnParts(page))
    .filter(({ isText, colours }) => isText && !(contrast(...colours) >= least))
    .map(({ html, colours }) => `a contrast of ${contrast(...colours).toFixed(2)}: ${html}`);

/** Texts and borders of fields that are hard to see in the sun. */
export const dimInSun = async (page: Visited): Promise<string[]> =>
  (await drawnParts(page))
    .filter(({ colours }) => !(leftInSun(...colours) >= 0.8))
    .map(({ html, colours }) => `in the sun ${leftInSun(...colours).toFixed(2)} of black on white: ${html}`);

/** The problems at the current size, in normal and in forced colours. */
export async function faultsAtSize(page: Visited): Promise<string[]> {
  const faults = [
    ...(await violations(page)),
    ...(await overflow(page)),
    ...(await emptyControls(page)),
    ...(await brokenWords(page)),
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const forced = [...(await lowContrasts(page)), ...(await violations(page, 'link-in-text-block'))];
    faults.push(...forced.map((each) => `in ${colorScheme} forced colours ${each}`));
  }
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return faults;
}

/** The problems at 320 × 256 px, which is a zoom of 400 %. */
export async function faultsAtZoom(page: Visited): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 256 });
  const cut = await page
    .locator('[data-widget-state="ready"] :is(a, button, h1, li):visible')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left < 0 || right > 320;
        })
        .map((each) => `${each.outerHTML} is cut off`),
    );
  return [...(await overflow(page)), ...(await brokenWords(page)), ...cut];
}

/** Elements of ours that extend outside the card, texts that only a screen reader should find, and elements that are too small to touch. */
export const faultsOfBoxes = (page: Visited) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-mode]');
    if (!root) return [];
    const { left, right } = root.getBoundingClientRect();
    const found: string[] = [];
    for (const each of root.querySelectorAll('*:not([role=status], option, [data-place] *)')) {
      const box = each.getBoundingClientRect();
      // An element with display: contents has no box of its own.
      if (!each.getClientRects().length) continue;
      if (each.clientWidth === 1 && getComputedStyle(each).overflow !== 'hidden')
        found.push(`${each.outerHTML} is only for screen readers, but visible`);
      if (box.left < left || box.right > right) found.push(`${each.outerHTML} extends outside the card`);
      // The border of a field belongs to its target.
      const height = each.matches('input, select') ? box.height + 2 : box.height;
      if (each.matches('button, a, input, select') && height < 48)
        found.push(`${each.outerHTML} is only ${height} px high`);
    }
    return found;
  });
