import { layer } from './layer';

/** Each stylesheet of ours, and what holds it on this page. */
const held = new Map<string, CSSStyleSheet>();

/** The linked widgets.css. It names the layer, so it is found under any name, also as a part of the site's own sheet. */
function linked(): CSSStyleSheet | undefined {
  const names = (rule: object) => (rule as { nameList?: string[] }).nameList?.includes(layer);
  return [...document.styleSheets].find((sheet) => {
    try {
      return [...sheet.cssRules].some(names);
    } catch {
      return false; // It is of another origin.
    }
  });
}

/** The sheet of a new element. A content security policy may forbid it, and then there is none. */
function injected(): CSSStyleSheet | undefined {
  const style = document.head.appendChild(document.createElement('style'));
  if (!style.sheet) style.remove();
  return style.sheet ?? undefined;
}

function isHere(sheet: CSSStyleSheet): boolean {
  return [...(document.adoptedStyleSheets ?? []), ...document.styleSheets].includes(sheet);
}

/** Puts a stylesheet on the page, once. False where the page can have none. */
export function adopt(css: string): boolean {
  let sheet = held.get(css);
  if (sheet && isHere(sheet)) return true;
  // Constructed sheets need no allowance in a content security policy. Safari has them from 16.4 on.
  if ('adoptedStyleSheets' in document) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
    }
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  } else {
    sheet = linked() ?? injected();
    if (!sheet) return false;
    // Each stylesheet of ours is one rule: the build puts all of it into the layer.
    if (css) sheet.insertRule(css, sheet.cssRules.length);
  }
  held.set(css, sheet);
  return true;
}

/** A widget that loses its styles changes its size. A page that replaces the list of its sheets gets ours again. */
const sizes = new ResizeObserver(() => {
  // A change of sizes in the observer's own turn would be an error.
  if (![...held.values()].every(isHere)) setTimeout(() => [...held.keys()].forEach(adopt));
});

/** Puts the stylesheets back whenever the page drops them, until `release`. */
export const keep = (element: Element): void => sizes.observe(element);

export const release = (element: Element): void => sizes.unobserve(element);
