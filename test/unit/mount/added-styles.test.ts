import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let addStyles: typeof import('../../../src/mount/added-styles').addStyles;
beforeEach(async () => {
  vi.resetModules();
  ({ addStyles } = await import('../../../src/mount/added-styles'));
});
afterEach(() => {
  document.head.replaceChildren();
});

describe('a stylesheet', () => {
  beforeEach(() => {
    document.adoptedStyleSheets = [];
  });

  test('is added to the document without an element', () => {
    addStyles('.a{color:red}', document.body);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toMatch(/\.a \{ ?color: red;? ?\}/);
    expect(document.head.children).toHaveLength(0);
  });

  test('is added once, however many widgets mount', () => {
    for (let mounts = 0; mounts < 3; mounts++) addStyles('.a{color:red}', document.body);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });

  test('is added to the other sheets, and the page’s sheets stay', () => {
    const theirs = new CSSStyleSheet();
    document.adoptedStyleSheets = [theirs];
    addStyles('.a{color:red}', document.body);
    addStyles('.b{color:red}', document.body);
    expect(document.adoptedStyleSheets).toHaveLength(3);
    expect(document.adoptedStyleSheets[0]).toBe(theirs);
  });

  test('that the page has removed is added again, as the same object, by the next mount', () => {
    addStyles('.a{color:red}', document.body);
    const [before] = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    addStyles('.a{color:red}', document.body);
    expect(document.adoptedStyleSheets).toEqual([before]);
    expect(document.adoptedStyleSheets[0]).toBe(before);
  });
});

describe('in a browser without constructed stylesheets', () => {
  const restore: (() => void)[] = [];

  beforeEach(() => {
    const name = 'adoptedStyleSheets';
    for (let each: object = document; name in document; each = Object.getPrototypeOf(each)) {
      const own = Object.getOwnPropertyDescriptor(each, name);
      if (!own) continue;
      Reflect.deleteProperty(each, name);
      restore.push(() => Object.defineProperty(each, name, own));
    }
  });
  afterEach(() => {
    for (const put of restore.splice(0)) put();
    expect('adoptedStyleSheets' in document).toBe(true);
  });

  test('a stylesheet becomes a <style>, once', () => {
    expect(addStyles('.a{color:red}', document.body)).toBe(true);
    expect(addStyles('.a{color:red}', document.body)).toBe(true);
    const [style, ...more] = document.head.querySelectorAll('style');
    expect([...(style?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)).toEqual([
      expect.stringMatching(/\.a \{ ?color: red;? ?\}/),
    ]);
    expect(more).toEqual([]);
  });

  test('it is added again when the page has removed it', () => {
    addStyles('.a{color:red}', document.body);
    document.head.replaceChildren();
    addStyles('.a{color:red}', document.body);
    expect(document.head.querySelectorAll('style')).toHaveLength(1);
  });
});
