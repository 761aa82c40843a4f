import { expect, test, vi } from 'vitest';
import { digitsIn, withLatinDigits } from '../../../../../widgets/login-card/fields/digits';
import { createDigitsField } from '../../../../../widgets/login-card/fields/digits-field';
import { attachInput } from './attached-input';

test('the digits of other scripts become Latin ones, and other characters stay', () => {
  expect(withLatinDigits('０１２３４５６７８９')).toBe('0123456789');
  expect(withLatinDigits('الرمز ٠١٢٣٤٥٦٧٨٩')).toBe('الرمز 0123456789');
  expect(withLatinDigits('कोड: ०१२३४५६७८९')).toBe('कोड: 0123456789');
});

test('only digits are left', () => {
  expect(digitsIn('+380 (50) ١٢٣-45-67')).toBe('380501234567');
});

function openField(understand = digitsIn) {
  const field = createDigitsField(understand);
  return { field, ...attachInput(field) };
}

test.each([
  ['a rejected character leaves the caret where it is', '50123456', 2, '-', '50123456', 2],
  ['a digit moves the caret', '50123456', 2, '9', '509123456', 3],
  ['after a paste the caret is after the pasted digits', '5067', 2, ' 12-3 ', '5012367', 5],
  ['full-width and Arabic digits become 0 to 9', '', 0, '５٠', '50', 2],
])('%s', (_, before, caret, text, after, then) => {
  const { input, insert } = openField();
  insert(before);
  input.setSelectionRange(caret, caret);
  insert(text);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([after, then, then]);
});

test('the model gets the text as it was pasted', () => {
  const understand = vi.fn(digitsIn);
  openField(understand).insert('+380 50');
  expect(understand.mock.calls).toEqual([['+380 50']]);
});

test('the text of an input method does not change until it is finished', () => {
  const { input, insert, fire } = openField();
  insert('5');
  insert('０', true);
  expect(input.value).toBe('5０');
  insert('-', true);
  fire('compositionend');
  expect([input.value, input.selectionStart]).toEqual(['50', 2]);
});

test('the text of an input method is understood after a script has replaced a formatted text', () => {
  const { input, insert, fire } = openField();
  input.value = '(5';
  insert('0');
  input.value = '50';
  fire('compositionstart');
  insert('-', true);
  fire('compositionend');
  expect(input.value).toBe('50');
});

test('the format of a mask that writes after the model stays', () => {
  const { field, input, insert } = openField();
  input.addEventListener('input', () => {
    input.value = digitsIn(input.value).replace(/^(..)(?=.)/, '$1 ');
  });
  for (const digit of '50123') insert(digit);
  expect([input.value, field.read()]).toEqual(['50 123', '50 123']);
});

test('the format and the caret of a mask that has replaced `value` stay', () => {
  const { input, fire } = openField();
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') as PropertyDescriptor;
  const writes: string[] = [];
  Object.defineProperty(input, 'value', {
    get: () => own.get?.call(input),
    set(text: string) {
      writes.push(text);
      own.set?.call(input, `(${digitsIn(text).padEnd(3, '_')})`);
    },
  });
  for (const text of ['5', '50']) {
    input.value = text;
    input.setSelectionRange(text.length + 1, text.length + 1);
    fire('input');
    expect([input.value, input.selectionStart]).toEqual([`(${text.padEnd(3, '_')})`, text.length + 1]);
  }
  // The second event has no new text, so nothing was written.
  expect(writes).toEqual(['5', '5', '(5__)', '50']);
});

test('an input without the focus does not get it, and one that was removed keeps its text', () => {
  const { input, detach, fire } = openField();
  input.blur();
  input.value = '5-0';
  fire('input');
  expect([input.value, document.activeElement === input]).toEqual(['50', false]);
  detach();
  input.value = 'a';
  fire('input');
  expect(input.value).toBe('a');
});
