import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

const red = '.a{color:red}';
let add: (css?: string) => boolean;

beforeEach(async () => {
  vi.resetModules();
  const { addStyles } = await import('../../../src/mount/added-styles');
  add = (css = red) => addStyles(css, document.body);
  document.head.replaceChildren();
});

const textsOf = (sheet?: CSSStyleSheet | null) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);
const rules = [expect.stringMatching(/\.a \{ ?color: red;? ?\}/)];

describe('a stylesheet', () => {
  beforeEach(() => {
    document.adoptedStyleSheets = [];
  });

  test('is added to the page’s sheets once, without an element', () => {
    const theirs = new CSSStyleSheet();
    document.adoptedStyleSheets = [theirs];
    for (let mounts = 0; mounts < 3; mounts++) expect(add()).toBe(true);
    add('.b{color:red}');
    expect(document.adoptedStyleSheets.map(textsOf)).toEqual([[], rules, [expect.stringContaining('.b')]]);
    expect(document.adoptedStyleSheets[0]).toBe(theirs);
    expect(document.head.children).toHaveLength(0);
  });

  test('that the page has removed is added again, as the same object, by the next mount', () => {
    add();
    const [before] = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [];
    add();
    expect(document.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets[0]).toBe(before);
  });
});

test('in a browser without constructed stylesheets it becomes a <style>, once, and again when the page removes it', () => {
  const name: string = 'adoptedStyleSheets';
  for (let each: object = document; name in document; each = Object.getPrototypeOf(each)) {
    const own = Object.getOwnPropertyDescriptor(each, name);
    if (!own) continue;
    Reflect.deleteProperty(each, name);
    onTestFinished(() => void Object.defineProperty(each, name, own));
  }
  for (const _ of ['at first', 'after a removal']) {
    document.head.replaceChildren();
    expect([add(), add()]).toEqual([true, true]);
    const styles = [...document.head.querySelectorAll('style')];
    expect(styles.map(({ sheet }) => textsOf(sheet))).toEqual([rules]);
  }
});
