import { boxesOf, type Found, foundIn } from './found';
import type { PageTexts } from './page-texts';

const width = 320;

/** All rules of the page. A sheet of another origin cannot be read. */
const rules = (): string =>
  [...document.styleSheets, ...document.adoptedStyleSheets]
    .map((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText).join('\n');
      } catch {
        return '';
      }
    })
    .join('\n');

/** A copy of an element and of the elements around it, as far as the body. */
function copyInto(document: Document, element: Element): Element {
  const copy = document.importNode(element, true);
  let around: Element = copy;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent.localName === 'body') break;
    const shallow = document.importNode(parent, false);
    shallow.append(around);
    around = shallow;
  }
  document.body.append(around);
  return copy;
}

const clips = (value: string) => value === 'hidden' || value === 'clip';

function verdict(found: Found): string {
  const boxes = boxesOf(found);
  if (!found.node) return 'for screen readers';
  if (!boxes.length) return 'not visible';
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  for (let part: Element | null = found.element; part; part = part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    const box = part.getBoundingClientRect();
    const isCut =
      (clips(overflowX) && right > box.right + 1) || (clips(overflowY) && bottom > box.bottom + 1);
    // What is only for screen readers is one pixel wide.
    if (isCut) return box.width <= 1 ? 'for screen readers' : 'cut';
  }
  return right > width + 1 ? 'cut' : 'fits';
}

/** Whether a text is cut in a window of 320 px: in a copy of the widget as it is now, in a frame of that width. */
export function atNarrow(found: Found, texts: PageTexts): string {
  const widget = found.element.closest('[data-widget]');
  const frame = document.createElement('iframe');
  const style = { position: 'fixed', width: `${width}px`, height: '2000px', left: '-9999px', border: '0' };
  Object.assign(frame.style, style);
  document.body.append(frame);
  try {
    const inner = frame.contentDocument as Document;
    const sheet = new (inner.defaultView as typeof globalThis & Window).CSSStyleSheet();
    sheet.replaceSync(rules());
    inner.adoptedStyleSheets = [sheet];
    const at = foundIn(widget as Element, texts).findIndex(
      ({ key, element, node }) => key === found.key && element === found.element && node === found.node,
    );
    const copy = foundIn(copyInto(inner, widget as Element), texts)[at];
    return copy ? verdict(copy) : 'not visible';
  } finally {
    frame.remove();
  }
}
