import { expect, test, vi } from 'vitest';

const textsOf = (sheet?: CSSStyleSheet | null) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

test('a stylesheet is added to the page’s sheets once, without an element; the same object again when the page has removed it', async () => {
  vi.resetModules();
  const { addStyles } = await import('../../../src/mount/added-styles');
  const add = (css = '.a{color:red}') => addStyles(css, document.body);
  document.head.replaceChildren();
  const theirs = new CSSStyleSheet();
  document.adoptedStyleSheets = [theirs];
  for (let mounts = 0; mounts < 3; mounts++) expect(add()).toBe(true);
  add('.b{color:red}');
  const rules = [expect.stringMatching(/\.a \{ ?color: red;? ?\}/)];
  expect(document.adoptedStyleSheets.map(textsOf)).toEqual([[], rules, [expect.stringContaining('.b')]]);
  const [first, ours] = document.adoptedStyleSheets;
  expect(first).toBe(theirs);
  expect(document.head.children).toHaveLength(0);
  document.adoptedStyleSheets = [];
  add();
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.adoptedStyleSheets[0]).toBe(ours);
});
