import { expect, test, vi } from 'vitest';
import { digitsIn, withLatinDigits } from '../../../../../widgets/login-card/controls/digits';
import { createDigitsField } from '../../../../../widgets/login-card/controls/digits-field';
import { createField, type FieldModel } from '../../../../../widgets/login-card/controls/field-text';

/** An input of this field on the page, with the focus. `insert` replaces the selection, as a browser does. */
function attachInput(field: Pick<FieldModel, 'attach'>) {
  const input = document.body.appendChild(document.createElement('input'));
  const detach = field.attach(input as HTMLInputElement & HTMLSelectElement);
  input.focus();
  const fire = (type: string, isComposing = false) =>
    input.dispatchEvent(Object.assign(new Event(type), { isComposing }));
  function insert(text: string, isComposing = false) {
    fire('beforeinput', isComposing);
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    input.value = value.slice(0, start) + text + value.slice(selectionEnd ?? start);
    input.setSelectionRange(start + text.length, start + text.length);
    fire('input', isComposing);
  }
  return { input, detach, fire, insert };
}

test('the text is what the element shows, also if a script has written it, and survives its removal', () => {
  const field = createField();
  const first = attachInput(field);
  for (const text of ['by a script', '', 'typed']) {
    first.input.value = text;
    expect(field.read()).toBe(text);
  }
  first.detach();
  first.input.value = 'this element is no longer used';
  expect(field.read()).toBe('typed');
  const second = attachInput(field);
  expect(second.input.value).toBe('typed');
  field.write('written');
  expect([second.input.value, field.read()]).toEqual(['written', 'written']);
  field.write('');
  second.detach();
  expect(attachInput(field).input.value).toBe('');
});

test('the model gets each typed text once, also from a script that fires `change`, and no unfinished one', () => {
  const onInput = vi.fn();
  const { input, fire, detach } = attachInput(createField(onInput));
  const texts = () => onInput.mock.calls.map(([text]) => text);
  input.value = 'a';
  fire('input');
  fire('change');
  input.value = 'b';
  fire('change');
  input.value = '１';
  fire('input', true);
  expect(texts()).toEqual(['a', 'b']);
  fire('compositionend');
  expect(texts()).toEqual(['a', 'b', '１']);
  detach();
  input.value = 'c';
  fire('input');
  expect(texts()).toHaveLength(3);
});

test('the focus selects a refused text, but not what the visitor has typed since', () => {
  const field = createField();
  const { input } = attachInput(field);
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  input.value = 'refused';
  field.focus('refused');
  expect(selected()).toBe('refused');
  input.value = 'new';
  input.setSelectionRange(3, 3);
  field.focus('refused');
  expect(selected()).toBe('');
});

test('the digits of other scripts become Latin ones, and other characters stay, or only digits', () => {
  expect(withLatinDigits('０１２３４５６７８９')).toBe('0123456789');
  expect(withLatinDigits('الرمز ٠١٢٣٤٥٦٧٨٩')).toBe('الرمز 0123456789');
  expect(withLatinDigits('कोड: ०१२३४५६७८९')).toBe('कोड: 0123456789');
  expect(digitsIn('+380 (50) ١٢٣-45-67')).toBe('380501234567');
});

/** A field that keeps only digits. `understood` are the texts that it got. */
function openDigits() {
  const understood: string[] = [];
  const field = createDigitsField((text) => {
    understood.push(text);
    return digitsIn(text);
  });
  return { field, understood, ...attachInput(field) };
}

test.each([
  ['a rejected character leaves the caret where it is', '50123456', 2, '-', '50123456', 2],
  ['a digit moves the caret', '50123456', 2, '9', '509123456', 3],
  ['after a paste the caret is after the pasted digits', '5067', 2, ' 12-3 ', '5012367', 5],
  ['full-width and Arabic digits become 0 to 9', '', 0, '５٠', '50', 2],
])('%s, and the model gets the text as it was typed', (_, before, caret, text, after, then) => {
  const { input, insert, understood } = openDigits();
  insert(before);
  input.setSelectionRange(caret, caret);
  insert(text);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([after, then, then]);
  expect(understood.at(-1)).toBe(before.slice(0, caret) + text + before.slice(caret));
});

test('the model gets an empty text before another one replaces the beginning', () => {
  const { input, insert, understood } = openDigits();
  const replace = (start: number, end: number) => {
    input.setSelectionRange(start, end);
    insert('9');
    return understood.splice(0);
  };
  expect([replace(0, 0), replace(0, 0), replace(1, 2)]).toEqual([['9'], ['99'], ['99']]);
  expect([replace(0, 1), replace(0, 2)]).toEqual([
    ['', '99'],
    ['', '9'],
  ]);
});

test('the text of an input method changes when it is finished, also after a script has replaced a text', () => {
  const { input, insert, fire } = openDigits();
  insert('5');
  insert('０', true);
  expect(input.value).toBe('5０');
  insert('-', true);
  fire('compositionend');
  expect([input.value, input.selectionStart]).toEqual(['50', 2]);
  input.value = '(5';
  insert('0');
  input.value = '50';
  fire('compositionstart');
  insert('-', true);
  fire('compositionend');
  expect(input.value).toBe('50');
});

test('the format of a script stays, whether it writes without an event or after the model', () => {
  const { field, input, insert } = openDigits();
  input.value = '50 12';
  insert('3');
  expect(input.value).toBe('50 123');
  input.value = '';
  input.addEventListener('input', () => {
    input.value = digitsIn(input.value).replace(/^(..)(?=.)/, '$1 ');
  });
  for (const digit of '50123') insert(digit);
  expect([input.value, field.read()]).toEqual(['50 123', '50 123']);
});

test('the format and the caret of a mask that has replaced `value` stay', () => {
  const { input, fire } = openDigits();
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
  const { input, detach, fire } = openDigits();
  input.blur();
  input.value = '5-0';
  fire('input');
  expect([input.value, document.activeElement === input]).toEqual(['50', false]);
  detach();
  input.value = 'a';
  fire('input');
  expect(input.value).toBe('a');
});
