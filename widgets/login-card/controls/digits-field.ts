import { endAll, listen } from '../../../src/shared';
import { digitsIn } from './digits';
import { createField } from './field-text';

/** A field that keeps the digits that `understand` returns for each new text. The caret stays, and so does the format of an input mask. */
export function createDigitsField(understand: (text: string) => string) {
  let formatted = false;
  const field = createField<HTMLInputElement>((text, type, input) => {
    const digits = understand(text);
    // Only a script fires `change` with a new text.
    if (type !== 'change') keepOnly(digits, input);
  });

  function keepOnly(digits: string, input: HTMLInputElement) {
    const { value, selectionStart, selectionEnd } = input;
    if (formatted || digits === value) return;
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
  }

  return {
    ...field,
    attach(input: HTMLInputElement) {
      formatted = false;
      const end = listen(input, ['beforeinput', 'compositionstart'], ({ isComposing }: InputEvent) => {
        if (isComposing === true) return;
        formatted = digitsIn(input.value) !== input.value;
        // The beginning of the text is replaced. What it meant is over, as after an empty text.
        if (!input.selectionStart && input.selectionEnd) understand('');
      });
      return endAll([end, field.attach(input)]);
    },
  };
}
