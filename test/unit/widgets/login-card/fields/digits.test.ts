import { expect, test } from 'vitest';
import { digitsIn, withLatinDigits } from '../../../../../widgets/login-card/fields/digits';

test('the digits of other scripts become Latin ones, and other characters stay', () => {
  expect(withLatinDigits('０１２３４５６７８９')).toBe('0123456789');
  expect(withLatinDigits('الرمز ٠١٢٣٤٥٦٧٨٩')).toBe('الرمز 0123456789');
  expect(withLatinDigits('कोड: ०१२३४५६७८९')).toBe('कोड: 0123456789');
});

test('only digits are left', () => {
  expect(digitsIn('+380 (50) ١٢٣-45-67')).toBe('380501234567');
});
