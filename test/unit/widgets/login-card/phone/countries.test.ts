import { expect, onTestFinished, test, vi } from 'vitest';
import { createCardState } from '../../../../../widgets/login-card/card-state.model';
import { countries } from '../../../../../widgets/login-card/phone/number/countries';
import { readPhoneNumber } from '../../../../../widgets/login-card/phone/number/phone-number';
import { createNumberStep } from '../../../../../widgets/login-card/phone/number-step.model';
import { openCard, type } from '../open-card';

/** An imagined country, with a wait and a length of its own. */
function addCountry() {
  countries.push({
    icon: '',
    name: 'Slovakia',
    abbr: 'ZZ',
    dialCode: '999',
    example: '123',
    length: 7,
    wait: 90,
  });
  onTestFinished(() => void countries.pop());
}

test.each(['999 123 4567', '00999 1234567', '0123 4567', '1234567'])(
  'a new country gets its length and its wait: %j',
  async (text) => {
    addCountry();
    const { phone, last } = openCard();
    const { country, phone: field, submit } = phone.numberStep;
    if (!text.includes('999')) country.write('999');
    type(field, text);
    submit();
    expect(last().args).toEqual(['999', '1234567', 'uk']);
    await last().answer(true);
    expect([phone.sms.left.peek(), phone.sms.fullWait.peek()]).toEqual([90, 90]);
  },
);

test('in a new country a number of another length is invalid', () => {
  addCountry();
  const { phone, calls } = openCard();
  phone.numberStep.country.write('999');
  type(phone.numberStep.phone, '501234567');
  phone.numberStep.submit();
  expect([phone.numberStep.phone.error.peek(), calls]).toEqual(['InvalidPhoneNumberFormatError', []]);
});

/** The two fields in elements, and `reads`, which has each reading of a number since the last call of `enter`. */
function openFields() {
  const reads = vi.fn(readPhoneNumber);
  const sent = vi.fn();
  const state = createCardState({ t: (key) => key, emit: () => true }, () => false);
  const model = createNumberStep(state, sent, reads);
  const input = document.createElement('input');
  const list = document.createElement('select');
  for (const { dialCode } of countries)
    list.append(Object.assign(document.createElement('option'), { value: dialCode }));
  model.phone.attach(input);
  model.country.attach(list);
  const enter = (text: string, control: HTMLInputElement | HTMLSelectElement = input) => {
    reads.mockClear();
    control.value = text;
    control.dispatchEvent(new Event('input'));
  };
  return { ...model, input, list, reads, sent, enter };
}

test('a number is read once for each key and for each choice of a country, and at a submit not again', () => {
  const { submit, leavePhone, enter, list, reads, sent } = openFields();
  for (const text of ['050123456', '0501234567', '+380 67 123 45 67', '+421 903 123 456']) {
    enter(text);
    expect(reads.mock.calls).toEqual([[text, expect.anything()]]);
  }
  enter('380', list);
  leavePhone();
  submit();
  expect(reads.mock.calls).toEqual([['903123456', '380']]);
  expect(sent.mock.calls).toEqual([[{ dialCode: '380', phone: '903123456' }]]);
});

test.each<[string, (fields: ReturnType<typeof openFields>) => void, object]>([
  [
    'text',
    ({ input }) => Object.assign(input, { value: '067 1234567' }),
    { dialCode: '380', phone: '671234567' },
  ],
  ['country', ({ list }) => Object.assign(list, { value: '421' }), { dialCode: '421', phone: '501234567' }],
])('a %s that a script has written without an event is read once, and sent', (_, write, number) => {
  const fields = openFields();
  fields.enter('501234567');
  fields.reads.mockClear();
  write(fields);
  fields.submit();
  fields.submit();
  expect(fields.reads).toHaveBeenCalledOnce();
  expect(fields.sent.mock.lastCall).toEqual([number]);
});

test('the example is a number of the country that is chosen, by hand or by what is typed', () => {
  const { phone } = openCard();
  const { country, example, fill } = phone.numberStep;
  const seen = [example.peek()];
  country.write('421');
  fill('');
  seen.push(example.peek());
  fill('+380 50 123 45 67');
  seen.push(example.peek());
  expect(seen).toEqual([countries[0]?.example, countries[1]?.example, countries[0]?.example]);
});
