import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCardState } from '../../../../../widgets/login-card/card-state.model';
import { digitsIn } from '../../../../../widgets/login-card/fields/digits';
import { countries } from '../../../../../widgets/login-card/phone/number/countries';
import { readPhoneNumber } from '../../../../../widgets/login-card/phone/number/phone-number';
import { createNumberStep } from '../../../../../widgets/login-card/phone/number-step.model';
import { attachInput } from '../fields/attached-input';

const character = fc.constantFrom(...'0123456789', '-', ' ', 'a', '(', '+', '５', '٣');
const numbers = ['501234567', '0501234567', '+380 (50) 123-45-67', '+421 903 123 456', 'abc', ''];

/** The two fields of the step on a page, and what was sent. */
function openFields() {
  const sent: object[] = [];
  const state = createCardState({ t: (key) => key, emit: () => true }, (isAgain) => !isAgain);
  const model = createNumberStep(state, (number) => sent.push(number));
  const attach = () => {
    const list = document.body.appendChild(document.createElement('select'));
    list.innerHTML = countries.map(({ dialCode }) => `<option value="${dialCode}">`).join('');
    const detach = model.country.attach(list);
    return { ...attachInput(model.phone), list, detachList: detach };
  };
  const fields = { ...attach(), remount };
  function remount() {
    fields.detach();
    fields.detachList();
    Object.assign(fields, attach());
  }
  return { sent, fields, model };
}

type Act = (fields: ReturnType<typeof openFields>['fields'], text: string) => void;

/** What a visitor, an input method, the browser or a script of the page may do. */
const acts: Record<string, Act> = {
  type: ({ insert }, text) => insert(text),
  delete: ({ insert }) => insert(''),
  compose({ insert, fire, input }, text) {
    fire('compositionstart');
    for (const part of text) {
      insert(part, true);
      expect(input.value).toContain(part);
    }
    fire('compositionend');
  },
  select: ({ input }, { length }) => input.setSelectionRange(length, length * 2),
  write({ input }, text) {
    input.value = text;
  },
  'write, with `input`'({ input, fire }, text) {
    input.value = text;
    fire('input');
  },
  'write, with `change`'({ input, fire }, text) {
    input.value = text;
    fire('change');
  },
  'choose a country by a script'({ list }, { length }) {
    list.selectedIndex = length % 2;
  },
  'choose a country'({ list }, { length }) {
    list.selectedIndex = length % 2;
    list.dispatchEvent(new Event('input'));
  },
  remount: ({ remount }) => remount(),
};
const step = fc.tuple(
  fc.constantFrom(...Object.keys(acts)),
  fc.oneof(character, fc.constantFrom(...numbers)),
);

test('after each step the field, the model and the request agree, and the caret keeps its place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { sent, fields, model } = openFields();
      const behind = () => fields.input.value.slice(fields.input.selectionEnd ?? 0);
      for (const [name, typed] of steps) {
        const [before, after] = [fields.input.value, behind()];
        acts[name]?.(fields, typed);
        const { value } = fields.input;
        expect(model.phone.read()).toBe(value);
        if (digitsIn(before) === before && /type|compose|delete/.test(name)) {
          expect(value).toBe(digitsIn(value));
          // A recognised number loses its prefix, which can be after the caret.
          expect(behind()).toBe(behind() === value ? after.slice(-value.length) : after);
        }
        sent.length = 0;
        const number = readPhoneNumber(value, fields.list.value);
        model.submit();
        expect(sent).toEqual(number ? [number] : []);
        if (number) expect(fields.list.value).toBe(number.dialCode);
      }
      document.body.replaceChildren();
    }),
    { numRuns: 300 },
  );
});
