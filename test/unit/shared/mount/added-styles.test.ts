import { expect, test, vi } from 'vitest';

test('each stylesheet is added once, without an element, and the same object again if the page removes it', async () => {
  vi.resetModules();
  const { addStyles } = await import('../../../../src/shared/mount/added-styles');
  document.head.replaceChildren();
  const theirs = new CSSStyleSheet();
  document.adoptedStyleSheets = [theirs];
  const [a, b] = ['.a{color:red}', '.b{color:red}'] as const;
  for (const css of [a, a, a, b, b]) expect(addStyles(css, document.body)).toBe(true);
  const [first, ours, other, ...more] = document.adoptedStyleSheets;
  expect([first, more, document.head.children.length]).toEqual([theirs, [], 0]);
  expect([ours, other].map((sheet) => sheet?.cssRules[0]?.cssText.slice(0, 2))).toEqual(['.a', '.b']);
  document.adoptedStyleSheets = [];
  addStyles(a, document.body);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.adoptedStyleSheets[0]).toBe(ours);
});
