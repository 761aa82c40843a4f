// @vitest-environment node
import { expect, test } from 'vitest';
import { withTexts } from '../../../../src/tooling/translations/former';
import { csharpTexts } from '../../../../src/tooling/translations/write-csharp';
import { textsXml } from '../../../../src/tooling/translations/write-xml';

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
  const former = textsXml(texts, shipped).match(/<former.*/g);
  expect(former).toEqual([
    '<former language="en">Such as 50</former>',
    '<former language="uk">Ще {{seconds}} с</former>',
    '<former language="uk">Вперед</former>',
  ]);
});

test('a text needs a mark only if all former ones had it', () => {
  expect(textsXml(texts, shipped).match(/name=.*(?=>)/g)).toEqual([
    'name="Hint" needs=""',
    'name="Wait" needs="{{seconds}}"',
    'name="Next" needs=""',
  ]);
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
