import { listen } from '../../../src/shared';

/**
 * One field of the card. The text is in the element, because masks, password managers and scripts of the page write to it, with or without an
 * event. The model has a copy only while it is not on the page. `onText` gets no unfinished text of an input method (IME).
 */
export function createField<Control extends HTMLInputElement | HTMLSelectElement>(
  onText: (text: string, type: string, control: Control) => void = () => {},
) {
  let element: Control | undefined;
  let copy = '';
  let lastText = '';
  const read = () => (element ? element.value : copy);

  return {
    read,
    write(text: string) {
      copy = lastText = text;
      // The same text again would move the caret.
      if (element && element.value !== text) element.value = text;
    },
    /** Moves the focus here, and selects this text if the field still shows it. */
    focus(text?: string) {
      element?.focus();
      if (text && element?.value === text) (element as HTMLInputElement).select();
    },
    hasFocus: () => !!element?.matches(':focus'),
    /** Called with the element when it is on the page. Returns a function to call when it is removed. */
    attach(control: Control) {
      if (copy) control.value = copy;
      element = control;
      const onEvent = ({ type, isComposing }: Event & { isComposing?: boolean }) => {
        // Leaving a changed field fires `change` again, with the same text.
        if (isComposing === true || (type === 'change' && lastText === read())) return;
        lastText = read();
        onText(lastText, type, control);
      };
      const end = listen(control, ['input', 'change', 'compositionend'], onEvent);
      return () => {
        end();
        copy = control.value;
        element = undefined;
      };
    },
  };
}

export type FieldModel = ReturnType<typeof createField>;
