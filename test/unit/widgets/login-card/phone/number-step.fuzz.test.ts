import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCardState } from '../../../../../widgets/login-card/card-state.model';
import { digitsIn } from '../../../../../widgets/login-card/fields/digits';
import { countries } from '../../../../../widgets/login-card/phone/number/countries';
import {
  type PhoneNumber,
  readPhoneNumber,
} from '../../../../../widgets/login-card/phone/number/phone-number';
import { createNumberStep } from '../../../../../widgets/login-card/phone/number-step.model';

const dialCodes = countries.map(({ dialCode }) => dialCode);
const character = fc.constantFrom(...'0123456789', '-', ' ', 'a', '(', '+', '５', '٣');
const number = fc.constantFrom(
  '501234567',
  '0501234567',
  '+380 (50) 123-45-67',
  '+421 903 123 456',
  'abc',
  '',
);

const event = <Name extends string, More extends object>(name: Name, more: fc.Arbitrary<More>) =>
  more.map((rest) => ({ do: name, ...rest }));
const alone = fc.constant({});

/** Possible events on the phone field and the list of countries. */
const step = fc.oneof(
  event('type', fc.record({ text: character })),
  event('type', fc.record({ text: number })),
  event('compose', fc.record({ text: fc.array(character, { minLength: 1, maxLength: 4 }) })),
  event('select', fc.record({ from: fc.nat(14), length: fc.nat(3) })),
  event('delete', alone),
  event('undo', alone),
  event('write', fc.record({ text: number, event: fc.constantFrom('', 'input', 'change') })),
  event('country', fc.record({ text: fc.constantFrom(...dialCodes), event: fc.boolean() })),
  event('reset', alone),
  event('remount', alone),
);

function openFields() {
  const sent: PhoneNumber[] = [];
  const state = createCardState({ t: (key) => key, emit: () => true }, (isAgain) => !isAgain);
  const model = createNumberStep(state, (number) => sent.push(number));
  const history: string[] = [];
  let detach = () => {};
  let input: HTMLInputElement;
  let list: HTMLSelectElement;

  function mount() {
    detach();
    const form = document.createElement('form');
    input = form.appendChild(document.createElement('input'));
    list = form.appendChild(document.createElement('select'));
    for (const value of dialCodes) list.append(Object.assign(document.createElement('option'), { value }));
    document.body.replaceChildren(form);
    const ends = [model.phone.attach(input), model.country.attach(list)];
    detach = () => {
      for (const end of ends) end();
    };
    input.focus();
  }
  mount();

  const fire = (type: string, isComposing = false) =>
    input.dispatchEvent(Object.assign(new Event(type), { isComposing }));

  /** Replaces the selection, as a browser does. */
  function edit(text: string, isComposing = false) {
    history.push(input.value);
    fire('beforeinput', isComposing);
    const { value, selectionStart, selectionEnd } = input;
    const start = selectionStart ?? value.length;
    const edited = value.slice(0, start) + text + value.slice(selectionEnd ?? start);
    input.value = edited;
    input.setSelectionRange(start + text.length, start + text.length);
    fire('input', isComposing);
    if (isComposing) expect(input.value).toBe(edited);
  }

  return {
    sent,
    submit: model.submit,
    read: model.phone.read,
    shown: () => ({ text: input.value, country: list.value }),
    behind: () => input.value.slice(input.selectionEnd ?? 0),
    act(each: typeof step extends fc.Arbitrary<infer Step> ? Step : never) {
      if (each.do === 'type') edit(each.text);
      if (each.do === 'compose') {
        fire('compositionstart');
        for (const text of each.text) edit(text, true);
        fire('compositionend');
      }
      if (each.do === 'select') input.setSelectionRange(each.from, each.from + each.length);
      if (each.do === 'delete') edit('');
      if (each.do === 'undo') {
        fire('beforeinput');
        input.value = history.pop() ?? '';
        fire('input');
      }
      if (each.do === 'write') {
        input.value = each.text;
        if (each.event) fire(each.event);
      }
      if (each.do === 'country') {
        list.value = each.text;
        if (each.event) list.dispatchEvent(new Event('input'));
      }
      if (each.do === 'reset') input.form?.reset();
      if (each.do === 'remount') mount();
    },
    leave: () => detach(),
  };
}

test('after each step the field, the model and the request agree, and the caret keeps its place', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const { act, sent, submit, read, shown, behind, leave } = openFields();
      for (const each of steps) {
        const before = { text: shown().text, behind: behind() };
        const wasPlain = digitsIn(before.text) === before.text;
        act(each);
        const { text, country } = shown();
        expect(read()).toBe(text);
        if (wasPlain && ['type', 'compose', 'delete'].includes(each.do)) {
          expect(text).toBe(digitsIn(text));
          // A recognised number loses its prefix, which can be after the caret.
          const kept = behind() === text ? before.behind.slice(-text.length) : before.behind;
          expect(behind()).toBe(kept);
        }
        sent.length = 0;
        submit();
        expect(sent).toEqual([readPhoneNumber(text, country) ?? []].flat());
        if (sent[0]) expect(shown().country).toBe(sent[0].dialCode);
      }
      leave();
    }),
    { numRuns: 300 },
  );
});
