import { en } from '../texts';
import type { Visited } from './visit';

/** The English texts, in parts: a placeholder is not a part. */
const english = Object.values(en).flatMap((text) => text.split(/\{\{.*?\}\}/).map((part) => part.trim()));

/** Buttons with equal names. */
export async function buttonsAlike(page: Visited): Promise<string[]> {
  const tree = await page.locator('[data-widget]').ariaSnapshot();
  const buttons = tree.split('\n').filter((line) => line.includes('- button'));
  return buttons.filter((line, at) => buttons.indexOf(line) !== at).map((line) => `there are two of ${line}`);
}

/** Texts and names of the widgets that are English. */
export const untranslated = (page: Visited) =>
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

/** What is wrong in a language with longer texts, in a wide window, on a phone, and in a narrow frame with long words. */
export async function faultsOfLongTexts(page: Visited): Promise<string[]> {
  const faults: string[] = [];
  const at = async (width: number, what: string, check: (page: Visited) => Promise<string[]>) => {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await check(page)).map((fault) => `${what} ${fault}`));
  };
  for (const width of [1361, 320]) await at(width, `at ${width} px`, cutOrOverlapping);
  await at(200, 'at 200 px', tooWide);
  for (const length of [20, 28, 36])
    await at(320, `with words of ${length} letters`, async () => {
      await setWords(page, length);
      return tooWide(page);
    });
  return faults;
}
