/** A place in a widget that shows or says a text: a text node, or an attribute such as `aria-label`. */
export interface Found {
  key: string;
  element: Element;
  node?: Text;
}

/** Returns the keys of the texts that a text of the page consists of. */
export type KeysIn = (text: string) => string[];

/** All places in a part of the page, in their order. */
export function foundIn(part: Element, keysIn: KeysIn): Found[] {
  return [part, ...part.querySelectorAll('*')].flatMap((element) => {
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const places = [...element.attributes, ...(nodes as Text[])];
    return places.flatMap((place) => {
      const [text, node] = 'data' in place ? [place.data, { node: place }] : [place.value, {}];
      return keysIn(text).map((key) => ({ key, element, ...node }));
    });
  });
}

/** Whether a text is drawn at a point. */
function isAt(node: Text, x: number, y: number): boolean {
  const range = node.ownerDocument.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].some(
    (box) => box.width > 0 && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
  );
}

/** What is at a point: the texts there, or those of the smallest control or labelled part around it. */
export function foundAt(target: Element, x: number, y: number, keysIn: KeysIn): Found[] {
  const widget = target.closest('[data-widget]');
  for (let part: Element | null = target; part && widget?.contains(part); part = part.parentElement) {
    const all = foundIn(part, keysIn);
    const here = all.filter(({ node }) => node && isAt(node, x, y));
    const isControl = part.matches('a, button, input, label, select');
    const result = here.length
      ? here
      : all.filter(({ element, node }) => isControl || (element === part && !node));
    if (result.length) return result;
  }
  return [];
}
