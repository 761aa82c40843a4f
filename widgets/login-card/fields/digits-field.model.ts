import { digitsIn } from './digits';
import { createField } from './field.model';

/**
 * A field that keeps only digits while the visitor types. `find` extracts them from a text. The caret keeps
 * its place. When a script of the page formats the field (an input mask), the format stays.
 */
export function createDigitsField(find: (text: string) => string, onText: (text: string) => void) {
  const field = createField(onText);

  function listen(input: HTMLInputElement) {
    let formatted = false;
    const checkFormat = (event: Event & { isComposing?: boolean }) => {
      if (!event.isComposing) formatted = digitsIn(input.value) !== input.value;
    };
    const keepOnlyDigits = (event: Event & { isComposing?: boolean }) => {
      const { value, selectionStart, selectionEnd } = input;
      const digits = find(value);
      // Changing the unfinished text of an input method (IME) would insert it twice.
      if (formatted || event.isComposing || digits === value) return;
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
    const before = ['beforeinput', 'compositionstart'];
    const after = ['input', 'compositionend'];
    for (const type of before) input.addEventListener(type, checkFormat);
    for (const type of after) input.addEventListener(type, keepOnlyDigits);
    return () => {
      for (const type of before) input.removeEventListener(type, checkFormat);
      for (const type of after) input.removeEventListener(type, keepOnlyDigits);
    };
  }

  return {
    ...field,
    attach(input: HTMLInputElement) {
      // First, so that `onText` gets the text as it was typed or pasted.
      const detach = field.attach(input);
      const stop = listen(input);
      return () => {
        stop();
        detach();
      };
    },
  };
}
