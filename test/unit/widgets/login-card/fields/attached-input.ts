import type { FieldModel } from '../../../../../widgets/login-card/fields/field';

/** An input of this field on the page, with the focus. `insert` replaces the selection, as a browser does. */
export function attachInput(field: Pick<FieldModel, 'attach'>) {
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
