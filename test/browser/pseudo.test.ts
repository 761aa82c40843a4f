import { expect, test } from 'vitest';
import { pseudoLanguage } from '../site/languages.mjs';
import { en } from '../texts';
import { widgets } from './document';
import { useSite, type Visited } from './visit';
import { idsOf, walk } from './walk';

const site = useSite();

/** The English texts, in parts: a placeholder is not a part. */
const english = Object.values(en).flatMap((text) => text.split(/\{\{.*?\}\}/).map((part) => part.trim()));

/** Texts and names of the widgets that are English. */
const untranslated = (page: Visited) =>
  page.locator('[data-widget-state="ready"] *').evaluateAll((all, english) => {
    const texts = all.flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ]);
    return texts
      .filter((text) =>
        english.some((part) => (part.length > 4 ? text.includes(part) : part && text.trim() === part)),
      )
      .map((text) => `“${text}” is English`);
  }, english);

/** Visible texts that are cut and are not the `title` of their element, or that overlap another text on the same layer. */
const cutOrOverlapping = (page: Visited) =>
  page.evaluate(() => {
    const faults: string[] = [];
    const drawn: { text: Text; layer: Element | null; boxes: DOMRect[] }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement as HTMLElement;
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      const isShown = getComputedStyle(element).visibility === 'visible' && element.clientWidth !== 1;
      if (!element.closest('[data-widget-state="ready"]') || !isShown || !text.data.trim()) continue;
      if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        faults.push(`“${text.data}” is cut`);
      let layer: Element | null = element;
      while (layer && !/absolute|fixed/.test(getComputedStyle(layer).position)) {
        const { overflow } = getComputedStyle(layer);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = layer;
        const isCut = scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1;
        if (overflow === 'hidden' && isCut && !layer.closest('[title]'))
          faults.push(`“${text.data}” is cut in its box`);
        layer = layer.parentElement;
      }
      for (const other of drawn)
        for (const one of boxes)
          for (const two of other.layer === layer ? other.boxes : [])
            if (
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 2 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 4
            )
              faults.push(`“${text.data}” and “${other.text.data}” overlap`);
      drawn.push({ text, layer, boxes });
    }
    return faults;
  });

/** Widgets, and boxes in them, that have to be scrolled sideways. */
const tooWide = (page: Visited) =>
  page.evaluate(() => {
    const ready = '[data-widget-state="ready"]';
    return [...document.querySelectorAll(`${ready}, ${ready} :not(select, input)`)]
      .filter((box) => box.matches(ready) || getComputedStyle(box).overflowX !== 'visible')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
      .map(
        (box) =>
          `${box.scrollWidth - box.clientWidth} px do not fit into <${box.localName} class="${box.className}">`,
      );
  });

/** Puts one word of this length into each text of the widgets. */
const setWords = (page: Visited, length: number) =>
  page.evaluate((length) => {
    for (const widget of document.querySelectorAll('[data-widget-state="ready"]')) {
      const texts = document.createTreeWalker(widget, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        // What the site has put into a place of the card keeps the site's styles.
        if (/\p{L}/u.test(text.data) && !text.parentElement?.closest('[data-place]'))
          text.data = 'ж'.repeat(length);
      }
    }
  }, length);

test('with texts that are 40 % longer nothing is cut or overlaps in any state, and no text is left in English', async () => {
  const visit = { ids: idsOf(widgets), width: 1361, lang: pseudoLanguage };
  const found = await walk(site, visit, async (page) => {
    const faults = await untranslated(page);
    for (const width of [1361, 320]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await cutOrOverlapping(page)).map((fault) => `at ${width} px ${fault}`));
    }
    await page.setViewportSize({ width: 200, height: 900 });
    faults.push(...(await tooWide(page)).map((fault) => `at 200 px ${fault}`));
    await page.setViewportSize({ width: 320, height: 900 });
    for (const length of [20, 28, 36]) {
      await setWords(page, length);
      faults.push(...(await tooWide(page)).map((fault) => `with words of ${length} letters ${fault}`));
    }
    return faults;
  });
  expect(found).toEqual([]);
});
