import { expect, onTestFinished, test, vi } from 'vitest';
import { digitsIn } from '../../../../../widgets/login-card/fields/digits';
import { createDigitsField } from '../../../../../widgets/login-card/fields/digits-field';

function openField(understand = digitsIn) {
  const field = createDigitsField(understand);
  const input = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => input.remove());
  const detach = field.attach(input);
  input.focus();
  const fire = (type: string, isComposing = false) =>
    input.dispatchEvent(Object.assign(new Event(type), { isComposing }));
  /** Inserts a text at the caret, as a browser does. */
  const type = (text: string, isComposing = false) => {
    fire('beforeinput', isComposing);
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    input.value = value.slice(0, start) + text + value.slice(selectionEnd ?? start);
    input.setSelectionRange(start + text.length, start + text.length);
    fire('input', isComposing);
  };
  return { field, input, detach, fire, type };
}

test('only digits stay, and a rejected character leaves the caret where it is', () => {
  const { input, type } = openField();
  type('50123456');
  input.setSelectionRange(2, 2);
  type('-');
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['50123456', 2, 2]);
  type('9');
  expect(input.value).toBe('509123456');
});

test('after a paste the caret is after the pasted digits', () => {
  const { input, type } = openField();
  type('5067');
  input.setSelectionRange(2, 2);
  type(' 12-3 ');
  expect([input.value, input.selectionStart]).toEqual(['5012367', 5]);
});

test('the model gets the text as it was pasted', () => {
  const understand = vi.fn(digitsIn);
  const { type } = openField(understand);
  type('+380 50');
  expect(understand.mock.calls).toEqual([['+380 50']]);
});

test('full-width and Arabic digits become 0 to 9', () => {
  const { input, type } = openField();
  type('５٠');
  expect(input.value).toBe('50');
});

test('the text of an input method does not change until it is finished', () => {
  const { input, type, fire } = openField();
  type('5');
  type('０', true);
  expect(input.value).toBe('5０');
  type('-', true);
  fire('compositionend');
  expect([input.value, input.selectionStart]).toEqual(['50', 2]);
});

test('the format of a mask that writes after the model stays', () => {
  const { field, input, type } = openField();
  input.addEventListener('input', () => {
    input.value = digitsIn(input.value).replace(/^(..)(?=.)/, '$1 ');
  });
  for (const digit of '50123') type(digit);
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

test('an input without the focus does not get it', () => {
  const { input } = openField();
  input.blur();
  input.value = '5-0';
  input.dispatchEvent(new Event('input'));
  expect([input.value, document.activeElement === input]).toEqual(['50', false]);
});

test('an input that was removed keeps its text', () => {
  const { input, detach, type } = openField();
  detach();
  type('a');
  expect(input.value).toBe('a');
});
