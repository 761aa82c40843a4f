import { expect, onTestFinished, test, vi } from 'vitest';
import { createCardState } from '../../../../../widgets/login-card/card-state.model';
import { countries } from '../../../../../widgets/login-card/phone/number/countries';
import { readPhoneNumber } from '../../../../../widgets/login-card/phone/number/phone-number';
import { createNumberStep } from '../../../../../widgets/login-card/phone/number-step.model';
import { openCard, openCodeStep, refused } from '../open-card';

test('a code is requested once, for the number and in the language of the culture cookie', () => {
  const { type, submit, look, last } = openCard();
  type('phone', '+380 (50) 123-45-67');
  expect(look().texts).toMatchObject({ country: '380', phone: '501234567' });
  submit();
  submit();
  expect(look()).toMatchObject({ busy: true, calls: ['checkout'] });
  expect(last().args).toEqual(['380', '501234567', 'uk']);
});

test('a sent code opens the code step with a wait of 60 seconds', async () => {
  const { phone, look } = await openCodeStep();
  expect(look()).toMatchObject({ step: 'code', left: 60, busy: false, focused: 'code' });
  expect(phone.sms.sent.peek()).toMatchObject({ dialCode: '380', phone: '501234567' });
});

test('a pasted number of another country selects that country, and a chosen country changes what a number is', () => {
  const { type, look } = openCard();
  type('phone', '+421 903 123 456');
  expect(look().texts).toMatchObject({ country: '421', phone: '903123456' });
  type('phone', '8 050 123 45 67');
  expect(look().texts).toMatchObject({ country: '421', phone: '80501234567' });
  type('country', '380');
  expect(look().texts).toMatchObject({ country: '380', phone: '501234567' });
});

const format = 'InvalidPhoneNumberFormatError';
const required = 'RequiredFieldError';

test.each([
  ['', required],
  ['5', format],
  ['50123456', format],
  ['5012345678', format],
  ['50123456789012', format],
])('%j is sent nowhere and stays whole, and the focus moves to the number', (text, error) => {
  const { type, submit, look } = openCard();
  type('phone', text);
  submit();
  expect(look()).toMatchObject({
    calls: [],
    focused: 'phone',
    texts: { phone: text },
    errors: { phone: error },
  });
});

/** What is typed or done, and the error after it. */
test.each<[string, ...[does: string, error?: string][]]>([
  ['a wrong number, on leaving the field, until it is right', ['50123456'], ['leave', format], ['501234567']],
  [
    'no number, at a submit, until the first digit',
    ['submit', required],
    ['5'],
    ['leave', format],
    ['50', format],
  ],
  ['no number, on leaving the field: none', ['leave']],
  [
    'a number of another country, until that is chosen',
    ['421'],
    ['8050123456 7'],
    ['leave', format],
    ['380'],
  ],
])('the error of %s', (_, ...steps) => {
  const { phone, type, submit, look } = openCard();
  for (const [does, error] of steps) {
    if (does === 'leave') phone.numberStep.leavePhone();
    else if (does === 'submit') submit();
    else type(/^\d{3}$/.test(does) ? 'country' : 'phone', does);
    expect([does, look().errors.phone]).toEqual([does, error]);
  }
});

test('an edit returns to the number and clears the error, the wait, the code and the storage', async () => {
  const { phone, look, enterCode } = await openCodeStep();
  await enterCode(refused('WrongLogin'));
  phone.edit();
  expect(look()).toMatchObject({ step: 'number', error: undefined, left: 0, focused: 'phone' });
  expect(look().texts).toMatchObject({ phone: '501234567', code: '' });
  expect([phone.sms.sent.peek(), vi.getTimerCount(), sessionStorage.length]).toEqual([undefined, 0, 0]);
});

/** Adds an imagined country, with a wait and a length of its own. */
function addCountry() {
  const { icon, name } = countries[0] as (typeof countries)[0];
  countries.push({ icon, name, abbr: 'ZZ', dialCode: '999', example: '123', length: 7, wait: 90 });
  onTestFinished(() => void countries.pop());
}

test.each(['999 123 4567', '00999 1234567', '0123 4567', '1234567'])(
  'a new country gets its length and its wait: %j',
  async (text) => {
    addCountry();
    const { phone, type, submit, look, last } = openCard();
    if (!text.includes('999')) type('country', '999');
    type('phone', text);
    await submit(true);
    expect(last().args).toEqual(['999', '1234567', 'uk']);
    expect([look().left, phone.sms.fullWait.peek()]).toEqual([90, 90]);
  },
);

test('in a new country a number of another length is invalid', () => {
  addCountry();
  const { type, submit, look } = openCard();
  type('country', '999');
  type('phone', '501234567');
  submit();
  expect(look()).toMatchObject({ calls: [], errors: { phone: format } });
});

test('the example is a number of the country that is chosen, by hand or by what is typed', () => {
  const { phone, type } = openCard();
  const { example } = phone.numberStep;
  const seen = [example.peek()];
  type('country', '421');
  seen.push(example.peek());
  type('phone', '+380 50 123 45 67');
  seen.push(example.peek());
  expect(seen).toEqual([countries[0]?.example, countries[1]?.example, countries[0]?.example]);
});

/** The two fields in elements, and `reads`, which has each reading of a number since the last call of `enter`. */
function openFields() {
  const reads = vi.fn(readPhoneNumber);
  const sent = vi.fn();
  const state = createCardState({ t: (key) => key, emit: () => true }, () => false);
  const model = createNumberStep(state, sent, reads);
  const input = document.createElement('input');
  const list = document.createElement('select');
  list.innerHTML = countries.map(({ dialCode }) => `<option value="${dialCode}">`).join('');
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

test.each([
  ['text', 'input', '067 1234567', { dialCode: '380', phone: '671234567' }],
  ['country', 'list', '421', { dialCode: '421', phone: '501234567' }],
] as const)(
  'a %s that a script has written without an event is read once, and sent',
  (_, name, value, number) => {
    const { reads, sent, enter, submit, ...fields } = openFields();
    enter('501234567');
    reads.mockClear();
    fields[name].value = value;
    submit();
    submit();
    expect(reads).toHaveBeenCalledOnce();
    expect(sent.mock.lastCall).toEqual([number]);
  },
);
