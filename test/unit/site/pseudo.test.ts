import { expect, test } from 'vitest';
import { pseudo } from '../../site/pseudo.mjs';
import { en } from '../../texts';

test.each(Object.values(en))('the pseudo text for %j has accents, and is 40 %% longer', (english) => {
  const text = pseudo(english);
  expect(text).toMatch(/^\[.*[^ -~].*\]$/);
  expect(text.length).toBeGreaterThanOrEqual(1.4 * english.length);
  expect(text.match(/\{\{.*?\}\}/g)).toEqual(english.match(/\{\{.*?\}\}/g));
});
