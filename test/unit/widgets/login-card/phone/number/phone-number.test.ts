import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countries } from '../../../../../../widgets/login-card/phone/number/countries';
import {
  formatNumber,
  readPhoneNumber,
} from '../../../../../../widgets/login-card/phone/number/phone-number';

const ukrainian = { dialCode: '380', phone: '501234567' };
const slovak = { dialCode: '421', phone: '903123456' };

test.each([
  '501234567',
  '50 123-45-67',
  '050 123 45 67',
  '(050) 123-45-67',
  '8 050 123 45 67',
  '8 (050) 123-45-67',
  '380501234567',
  '+380 (50) 123-45-67',
  '+38 (050) 123 45 67',
  '00380501234567',
  '00 380 50 123 45 67',
  '+3800 50 123 45 67',
  '+380 (0) 50 123 45 67',
  '\u200e+380\u00a050\u202f123\u00a045\u00a067\u200f',
  '\u202a+380501234567\u202c',
  '５０１２３４５６７',
  '+٣٨٠ ٥٠ ١٢٣ ٤٥ ٦٧',
  '०५० १२३ ४५ ६७',
])('with Ukraine chosen %j is the Ukrainian number', (text) => {
  expect(readPhoneNumber(text, '380')).toEqual(ukrainian);
});

test.each([
  '903123456',
  '0903 123 456',
  '421903123456',
  '+421 903 123 456',
  '00421 903 123 456',
  '+421 (0)903 123456',
])('with Slovakia chosen %j is the Slovak number', (text) => {
  expect(readPhoneNumber(text, '421')).toEqual(slovak);
});

test('a full number sets the country, whatever was chosen', () => {
  expect(readPhoneNumber('+421 903 123 456', '380')).toEqual(slovak);
  expect(readPhoneNumber('+380 50 123 45 67', '421')).toEqual(ukrainian);
});

test.each([
  ['380', ['', '5', '50123456', '5012345678', '050123456', '50123456789012', 'abc']],
  ['380', ['+999 501 234 567', '+38050123456', '012345678', '380012345678', '+380 0 12345678']],
  // The 8 of long-distance calls is Ukrainian only.
  ['421', ['8 0903 123 456', '012345678', '421012345678', '+421 0 12345678']],
])('with +%s chosen these are no numbers: %j', (country, texts) => {
  for (const text of texts) expect([text, readPhoneNumber(text, country)]).toEqual([text, undefined]);
});

test('a number that is being typed, in any spelling, is never read as another number', () => {
  for (const text of ['00380501234567', '3800501234567', '0501234567', '003800501234567'])
    for (let typed = 1; typed < text.length; typed++) {
      const found = readPhoneNumber(text.slice(0, typed), '380');
      // Nine digits are already a complete number, so they stay as typed.
      expect(found?.phone ?? text.slice(0, typed)).toBe(text.slice(0, typed));
    }
});

test('the separators between the digits do not matter', () => {
  const gap = fc.constantFrom('', ' ', '-', '\u00a0', '(', ')', '\u200f', '.', '/');
  const gaps = fc.array(gap, { minLength: 16, maxLength: 16 });
  const prefix = fc.constantFrom('', '0', '80', '380', '00380', '3800');
  fc.assert(
    fc.property(prefix, gaps, (prefix, gaps) => {
      const text = [...`${prefix}501234567`].map((digit, index) => digit + gaps[index % 16]).join('');
      expect(readPhoneNumber(text, '380')).toEqual(ukrainian);
    }),
  );
});

test('any text is either nine digits of an offered country or nothing', () => {
  const dialCodes = countries.map(({ dialCode }) => dialCode);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...dialCodes), (text, country) => {
      const { dialCode, phone } = readPhoneNumber(text, country) ?? ukrainian;
      expect([phone, dialCodes]).toEqual([
        expect.stringMatching(/^\d{9}$/),
        expect.arrayContaining([dialCode]),
      ]);
    }),
  );
});

test('a number is shown in groups and loses nothing', () => {
  expect(formatNumber(ukrainian)).toBe('+380 50 123 45 67');
  expect(formatNumber(slovak)).toBe('+421 903 123 456');
});
