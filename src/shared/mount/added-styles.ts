import { getUnshadowed } from '../guard/get-unshadowed';
import { layer, linkedMark } from './layer';

/** Maps the text of each of our stylesheets to the sheet on the page that contains its rules. */
const sheets = new Map<string, CSSStyleSheet>();

/** Whether the rules of widgets.css are on the page. They may be in a sheet that no script can read. */
export const hasReserve = (): boolean =>
  getComputedStyle(getUnshadowed('documentElement')).getPropertyValue(linkedMark) !== '';

/** Whether a sheet has the `@layer` rule of widgets.css. */
export function namesLayer(sheet: CSSStyleSheet | null): boolean {
  const names = (rule: object) => (rule as { nameList?: string[] }).nameList?.includes(layer);
  try {
    return [...(sheet?.cssRules ?? [])].some(names);
  } catch {
    return false; // The sheet is from another origin.
  }
}

/** The linked widgets.css, if a script can change it. It is found by its `@layer` rule, so it may have another name or be a part of the site's sheet. */
const linked = (): CSSStyleSheet | undefined => [...document.styleSheets].find(namesLayer);

/** The sheet of a new `<style>`; undefined when a content security policy forbids it. */
function injected(): CSSStyleSheet | undefined {
  const style = document.createElement('style');
  document.head.append(style);
  if (!style.sheet) style.remove();
  return style.sheet ?? undefined;
}

const hasSheet = (sheet: CSSStyleSheet, root: Document | ShadowRoot): boolean =>
  [...(root.adoptedStyleSheets ?? []), ...root.styleSheets].includes(sheet);

/** Adds a constructed sheet, which no policy blocks. Safari before 16.4 has none, and the page may have replaced `CSSStyleSheet`. */
function adopted(css: string, root: Document | ShadowRoot, sheet?: CSSStyleSheet): CSSStyleSheet | undefined {
  try {
    const added = sheet ?? new CSSStyleSheet();
    if (!sheet) added.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, added];
    return added;
  } catch {
    return undefined;
  }
}

/** Adds a stylesheet for an element on the page, once. Returns false when the page allows none. */
export function addStyles(css: string, element: Element): boolean {
  // The document, or the shadow root that the element is in.
  const root = element.getRootNode() as Document | ShadowRoot;
  let sheet = sheets.get(css);
  if (sheet && hasSheet(sheet, root)) return true;
  sheet = adopted(css, root, sheet);
  if (!sheet) {
    // The page's sheets have no effect in a shadow root.
    if (root !== document) return false;
    sheet = linked() ?? injected();
    if (!sheet) return false;
    // Each of our stylesheets is a single rule, because the build puts all of it into the layer.
    if (css) sheet.insertRule(css, sheet.cssRules.length);
  }
  sheets.set(css, sheet);
  return true;
}

/** Adds our stylesheets again when the page has removed them, because then an observed widget changes its size. */
export const styleObserver = new ResizeObserver((entries) => {
  // Browsers report an error when a callback of a ResizeObserver changes sizes, so this waits.
  setTimeout(() => {
    for (const { target } of entries)
      if (target.isConnected) for (const css of sheets.keys()) addStyles(css, target);
  });
});
