import { expect, test } from 'vitest';
import { formatNumber, readPhoneNumber } from '../../../../widgets/login-card/phone-number';

const ukrainian = { dialCode: '380', phone: '501234567' };
const slovak = { dialCode: '421', phone: '903123456' };

test.each([
  ['380', ukrainian, ['50 123-45-67', '050 123 45 67', '8 (050) 123-45-67', '380501234567']],
  ['380', ukrainian, ['+380 (50) 123-45-67', '+38 (050) 123 45 67', '00380501234567', '+3800 50 123 45 67']],
  ['380', ukrainian, ['\u200e+380\u00a050\u202f123\u00a045\u00a067\u200f', '\u202a+380501234567\u202c']],
  ['380', ukrainian, ['５０１２３４５６７', '+٣٨٠ ٥٠ ١٢٣ ٤٥ ٦٧', '०५० १२३ ४५ ६७']],
  ['421', slovak, ['903123456', '0903 123 456', '421903123456', '00421 903 123 456', '+421 (0)903 123456']],
  // A full number sets the country, whatever was chosen.
  ['380', slovak, ['+421 903 123 456']],
  ['421', ukrainian, ['+380 50 123 45 67']],
  ['380', undefined, ['', '5', '50123456', '5012345678', '050123456', '50123456789012', 'abc']],
  ['380', undefined, ['+999 501 234 567', '+38050123456', '012345678', '380012345678', '+380 0 12345678']],
  // What begins with a plus or 00 needs an offered code. Nine digits of it are no number of the chosen country.
  [
    '380',
    undefined,
    ['+380 50 123 4', '＋３８０ ５０ １２３ ４', 'тел.: +380501234', '00380 501234', '+501234567'],
  ],
  [
    '380',
    undefined,
    ['+376 123 456', '\u200e+376123456', '+421 905 123', '+050 123 45 67', '+8 050 123 45 67'],
  ],
  ['421', undefined, ['+421 905 123', '+376 123 456', '+380 50 123 4']],
  // Without a plus it is nine digits, and a plus elsewhere is a mistake.
  ['380', { dialCode: '380', phone: '380501234' }, ['380501234', '380 50 1234', '380+501234', '0380501234']],
  // The 8 of long-distance calls is Ukrainian only.
  ['421', undefined, ['8 0903 123 456', '012345678', '421012345678', '+421 0 12345678']],
])('with +%s chosen this number, %j, is read in each of %j', (country, number, texts) => {
  for (const text of texts) expect([text, readPhoneNumber(text, country)]).toEqual([text, number]);
});

test('digits that are being typed stay as they are, also when nine of them are a complete number', () => {
  for (const text of ['00380501234567', '3800501234567', '0501234567', '003800501234567'])
    for (let typed = 1; typed < text.length; typed++) {
      const found = readPhoneNumber(text.slice(0, typed), '380');
      // Nine digits are already a complete number, so they stay as typed.
      expect(found?.phone ?? text.slice(0, typed)).toBe(text.slice(0, typed));
    }
});

test('a number is shown in groups and loses nothing', () => {
  expect(formatNumber(ukrainian)).toBe('+380 50 123 45 67');
  expect(formatNumber(slovak)).toBe('+421 903 123 456');
});
