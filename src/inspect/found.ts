import type { PageTexts } from './page-texts';

/** A place in a widget that shows or says a text: a text node, or an attribute such as `aria-label`. */
export interface Found {
  key: string;
  element: Element;
  node?: Text;
}

/** All places in a part of the page, in their order. */
export function foundIn(part: Element, { keysIn }: Pick<PageTexts, 'keysIn'>): Found[] {
  return [part, ...part.querySelectorAll('*')].flatMap((element) => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const places = [...element.attributes, ...(nodes as Text[])];
    return places.flatMap((place) => {
      const [text, node] = 'data' in place ? [place.data, { node: place }] : [place.value, {}];
      return keysIn(text).map((key) => ({ key, element, ...node }));
    });
  });
}

/** The boxes of a text, or of the element with the attribute. */
export function boxesOf({ element, node }: Found): DOMRect[] {
  if (!node) return [element.getBoundingClientRect()];
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(({ width }) => width > 0);
}

/** What is at a point: the texts there, or those of the smallest control or labelled part around it. */
export function foundAt(target: Element, x: number, y: number, texts: PageTexts): Found[] {
  const widget = target.closest('[data-widget]');
  for (let part: Element | null = target; part && widget?.contains(part); part = part.parentElement) {
    const all = foundIn(part, texts);
    const here = all.filter(
      (found) =>
        found.node &&
        boxesOf(found).some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom),
    );
    const isControl = part.matches('a, button, input, label, select');
    const result = here.length
      ? here
      : all.filter(({ element, node }) => isControl || (element === part && !node));
    if (result.length) return result;
  }
  return [];
}
