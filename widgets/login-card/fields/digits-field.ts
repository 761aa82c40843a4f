import { digitsIn } from './digits';
import { createField } from './field';

/**
 * A field that keeps only digits while the visitor types. `find` extracts them from a text. The caret keeps
 * its place. When a script of the page formats the field (an input mask), the format stays.
 */
export function createDigitsField(find: (text: string) => string, onText: (text: string) => void) {
  return createField<HTMLInputElement>(onText, (input, signal) => {
    let formatted = false;
    const checkFormat = (event: Event & { isComposing?: boolean }) => {
      if (event.isComposing !== true) formatted = digitsIn(input.value) !== input.value;
    };
    const keepOnlyDigits = (event: Event & { isComposing?: boolean }) => {
      const { value, selectionStart, selectionEnd } = input;
      const digits = find(value);
      // Changing the unfinished text of an input method (IME) would insert it twice.
      if (formatted || event.isComposing === true || digits === value) return;
      const digitsAfterCaret = digitsIn(value.slice(selectionEnd ?? value.length)).length;
      const caret = Math.max(0, digits.length - digitsAfterCaret);
      const hasFocus = input.matches(':focus');
      input.value = digits;
      // A mask that watches `value` may have restored its format.
      formatted = input.value !== digits;
      if (formatted) input.value = value;
      // In Safari, setting the selection moves the focus to the input.
      if (hasFocus && formatted) input.setSelectionRange(selectionStart, selectionEnd);
      else if (hasFocus) input.setSelectionRange(caret, caret);
    };
    for (const type of ['beforeinput', 'compositionstart'])
      input.addEventListener(type, checkFormat, { __proto__: null, signal } as object);
    for (const type of ['input', 'compositionend'])
      input.addEventListener(type, keepOnlyDigits, { __proto__: null, signal } as object);
  });
}
