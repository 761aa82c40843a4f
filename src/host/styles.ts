const sheets = new Map<string, CSSStyleSheet | HTMLStyleElement>();

/** Puts a stylesheet on the page, once; called at every mount, because a page may have replaced the list. */
export function adopt(css: string): void {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = create(css);
    sheets.set(css, sheet);
  }
  if (sheet instanceof HTMLStyleElement) document.head.append(sheet);
  else if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function create(css: string): CSSStyleSheet | HTMLStyleElement {
  // Constructed sheets need no allowance in a content security policy; Safari has them from 16.4 on.
  if ('adoptedStyleSheets' in document) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  }
  const style = (document as Document).createElement('style');
  style.textContent = css;
  return style;
}
