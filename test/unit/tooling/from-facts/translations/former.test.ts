// @vitest-environment node
import { expect, test } from 'vitest';
import { withTexts } from '../../../../../src/tooling/from-facts/translations/former';
import { csharpFormer, csharpTexts } from '../../../../../src/tooling/from-facts/translations/write-csharp';

const texts = {
  en: { Hint: 'Such as {{number}}', Wait: '{{seconds}} s', Next: 'Next' },
  uk: { Hint: 'Як-от {{number}}', Wait: '{{seconds}} с', Next: 'Далі' },
};
const shipped = [
  'en Hint Such as 50',
  'en Next Next',
  'uk Next Next',
  'uk Next Вперед',
  'uk Wait Ще {{seconds}} с',
];

test('a build knows the former texts, but for those that a language has now', () => {
  expect(csharpFormer(texts, shipped).match(/\(".*(?=,)/g)).toEqual([
    '("Hint", "en", "Such as 50")',
    '("Wait", "uk", "Ще {{seconds}} с")',
    '("Next", "uk", "Вперед")',
  ]);
});

test('a text needs a mark only if all former ones had it', () => {
  expect(csharpTexts(texts, shipped).match(/\{ "\w+", new\[\].*/g)).toEqual([
    '{ "Wait", new[] { "{{seconds}}" } },',
  ]);
});

test('a release adds its texts to the list', () => {
  const en = { Next: 'Go on' };
  expect(withTexts({ en }, ['en Next Next', 'en Gone Gone'])).toEqual([
    'en Gone Gone',
    'en Next Go on',
    'en Next Next',
  ]);
});
