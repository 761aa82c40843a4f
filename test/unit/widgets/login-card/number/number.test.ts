import { createElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countries } from '../../../../../src/facts/countries';
import { NumberStep } from '../../../../../widgets/login-card/number/NumberStep';
import { createNumberStep } from '../../../../../widgets/login-card/number/number-step.model';
import { readPhoneNumber } from '../../../../../widgets/login-card/phone-number';
import type { Dispatch } from '../../../../../widgets/login-card/state/card-event';
import { render } from '../../../rendering';
import { openCard, openCodeStep, refused } from '../open-card';

const format = 'InvalidPhoneNumberFormatError';
const required = 'PhoneNumberRequiredError';

test('a code is requested once, in the language of the cookie; then the code step has a wait of 60 seconds', async () => {
  const { phone, type, submit, answer, look, last } = openCard();
  type('phone', '+380 (50) 123-45-67');
  submit();
  submit();
  expect(look()).toMatchObject({ busy: true, calls: ['checkout'] });
  expect(last().args).toEqual(['380', '501234567', 'uk']);
  await answer(true);
  expect(look()).toMatchObject({ step: 'code', left: 60, busy: false, focused: 'code' });
  expect(phone.sms.sent.peek()).toMatchObject({ dialCode: '380', phone: '501234567' });
});

test('only Ukraine and Slovakia are offered', async () => {
  const { card } = openCard();
  const { element } = await render(createElement(NumberStep, { card, t: (key) => key, message: null }));
  const texts = [...element.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(texts).toEqual(['UA +380\u2003\u2003🇺🇦 Ukraine', 'SK +421\u2003\u2003🇸🇰 Slovakia']);
});

test('a pasted number of another country selects it, and a chosen country changes what a number is', () => {
  const { phone, type, look } = openCard();
  const [ukrainian, slovak] = countries.map(({ example }) => example);
  const shown = () => [look().texts.country, look().texts.phone, phone.numberStep.example.peek()];
  expect(shown()).toEqual(['380', '', ukrainian]);
  type('phone', '+421 903 123 456');
  expect(shown()).toEqual(['421', '903123456', slovak]);
  type('phone', '8 050 123 45 67');
  expect(shown()).toEqual(['421', '80501234567', slovak]);
  type('country', '380');
  expect(shown()).toEqual(['380', '501234567', ukrainian]);
});

test.each([
  ['', required],
  ['50123456', format],
  ['50123456789012', format],
])('%j is sent nowhere and stays whole, and the focus moves to the number', (text, error) => {
  const { type, submit, look } = openCard();
  type('phone', text);
  submit();
  const shown = { focused: 'phone', texts: { phone: text }, errors: { phone: error } };
  expect(look()).toMatchObject({ calls: [], ...shown });
});

/** What is typed or done, and the error after it. */
test.each<[string, ...[does: string, error?: string][]]>([
  ['a wrong number, on leaving the field, until it is right', ['50123456'], ['leave', format], ['501234567']],
  ['no number, at a submit, until the first digit', ['submit', required], ['5'], ['leave', format]],
  ['a number that is still wrong', ['5'], ['leave', format], ['50', format]],
  ['no number, on leaving the field: none', ['leave']],
  ['a number of another country, until that is chosen', ['421'], ['80501234567'], ['leave', format], ['380']],
])('the error of %s', (_, ...steps) => {
  const { phone, type, submit, look } = openCard();
  for (const [does, error] of steps) {
    if (does === 'leave') phone.numberStep.leavePhone();
    else if (does === 'submit') submit();
    else type(/^\d{3}$/.test(does) ? 'country' : 'phone', does);
    expect([does, look().errors.phone]).toEqual([does, error]);
  }
});

/** What a visitor does: types these keys at the end, or changes the whole text to that after `=`. Then what the fields show, and what a submit sends. */
test.each<[string, does: string[], country: string, number: string, sent?: string]>([
  ['is complete with nine digits after it', ['+380501234567'], '380', '501234567', '380 501234567'],
  ['is complete with an old 0 after it, too', ['+3800501234567'], '380', '501234567', '380 501234567'],
  ['goes into the country when the field is left', ['+380501234', 'leave'], '380', '501234'],
  ['goes into the country when it is sent', ['+380501234', 'submit'], '380', '501234'],
  ['goes into the country when it begins with 00', ['00421905123', 'leave'], '421', '905123'],
  ['goes into the country when it is pasted', ['=+421 0905 123', 'leave'], '421', '0905123'],
  ['of full width goes into the country', ['=＋３８０ ５０ １２３ ４', 'leave'], '380', '501234'],
  [
    'goes into the country from a number that is too long',
    ['=+380 5012345678', 'leave'],
    '380',
    '5012345678',
  ],
  ['goes into the country alone', ['+421', 'leave'], '421', ''],
  ['lets the visitor finish the rest', ['+380501234', 'leave', '567'], '380', '501234567', '380 501234567'],
  [
    'lets the visitor finish a rest with a 0',
    ['+421090312', 'leave', '3456'],
    '421',
    '903123456',
    '421 903123456',
  ],
  [
    'keeps what is no number of the country',
    ['=+380 8050 123 45 67', 'submit', 'submit'],
    '380',
    '80501234567',
  ],
  [
    'keeps a second dialling code in the rest',
    ['=+421380501234567', 'submit', 'submit'],
    '421',
    '380501234567',
  ],
  ['that is not offered stays', ['+376123456', 'leave'], '380', '376123456'],
  [
    'that is not offered stays wrong when the visitor corrects its end',
    ['+3761234567', '=376123456'],
    '380',
    '376123456',
  ],
  ['that is not offered is none of another country', ['+376123456', 'leave', 'choose'], '421', '376123456'],
  ['is forgotten with the whole text', ['+380', '=', '380501234'], '380', '380501234', '380 380501234'],
  [
    'is forgotten when it is deleted',
    ['+38050', '=8050', '=050', '=50', '1234567'],
    '380',
    '501234567',
    '380 501234567',
  ],
  ['without a plus is nine digits', ['380501234', 'leave'], '380', '380501234', '380 380501234'],
  [
    'without the second 0 of a mistake is no code',
    ['0050', '=050', '1234567'],
    '380',
    '501234567',
    '380 501234567',
  ],
])('a dialling code after a plus %s', (_, does, country, number, sent) => {
  const { phone, type, submit, look, calls } = openCard();
  for (const each of does) {
    if (each === 'leave') phone.numberStep.leavePhone();
    else if (each === 'submit') submit();
    else if (each === 'choose') type('country', '421');
    else if (each.startsWith('=')) type('phone', each.slice(1));
    else for (const key of each) type('phone', look().texts.phone + key);
  }
  expect(look().texts).toMatchObject({ country, phone: number });
  submit();
  expect(calls.map(({ args }) => args.slice(0, 2).join(' '))).toEqual(sent ? [sent] : []);
  expect(look().errors.phone).toBe(sent ? undefined : number ? format : required);
});

test('a number of the page with a dialling code is judged like a typed one', () => {
  const { phone, submit, look } = openCard({ page: { login: { phone: '+380 50 123 4' } } });
  submit();
  expect(look()).toMatchObject({ calls: [], errors: { phone: format } });
  expect(look().texts).toMatchObject({ country: '380', phone: '501234' });
  expect(phone.numberStep.dialCodeField.read()).toBe('380');
});

test('the format of a mask stays, and only the code goes into the country', () => {
  const { phone, look } = openCard();
  const input = document.createElement('input');
  phone.numberStep.phone.attach(input);
  input.value = '+421 (905) 123-___';
  phone.numberStep.leavePhone();
  expect(look().texts).toMatchObject({ country: '421', phone: '+421 (905) 123-___' });
  expect(look().errors.phone).toBe(format);
});

test('an edit returns to the number and clears the error, the wait, the code and the storage', async () => {
  const { phone, look, enter } = await openCodeStep();
  await enter(refused('WrongLogin'));
  phone.edit();
  expect(look()).toMatchObject({ step: 'number', error: undefined, left: 0, focused: 'phone' });
  expect(look().texts).toMatchObject({ phone: '501234567', code: '' });
  expect([phone.sms.sent.peek(), vi.getTimerCount(), sessionStorage.length]).toEqual([undefined, 0, 0]);
});

test('a new country has its own length, wait and way to write a number', async () => {
  const { icon, name } = countries[0] as (typeof countries)[0];
  countries.push({ icon, name, abbr: 'ZZ', dialCode: '999', example: '123', length: 7, wait: 90 });
  onTestFinished(() => void countries.pop());
  for (const text of ['999 123 4567', '00999 1234567', '0123 4567', '1234567']) {
    const { phone, type, submit, look, last } = openCard();
    if (!text.includes('999')) type('country', '999');
    type('phone', text);
    await submit(true);
    expect(last().args).toEqual(['999', '1234567', 'uk']);
    expect([look().left, phone.sms.fullWait.peek()]).toEqual([90, 90]);
  }
  const { type, submit, look } = openCard();
  type('country', '999');
  type('phone', '501234567');
  submit();
  expect(look()).toMatchObject({ calls: [], errors: { phone: format } });
});

test('a number is read once for each key, choice of a country or text of a script, and not at a submit', () => {
  const reads = vi.fn(readPhoneNumber);
  const sent = vi.fn();
  const dispatch: Dispatch = (event) => void (event.type === 'submit' && event.call && sent(event.call));
  const { phone, dialCodeField: country, submit, leavePhone } = createNumberStep(dispatch, reads);
  const input = document.createElement('input');
  const list = document.createElement('select');
  list.innerHTML = countries.map(({ dialCode }) => `<option value="${dialCode}">`).join('');
  phone.attach(input);
  country.attach(list);
  /** Each reading since the last call, and the number that a submit then sends. */
  function enter(control: HTMLInputElement | HTMLSelectElement, text: string, event?: string) {
    control.value = text;
    if (event) control.dispatchEvent(new Event(event));
    leavePhone();
    submit();
    const { dialCode, phone: digits } = sent.mock.lastCall?.[0].number ?? {};
    return [...reads.mock.calls.splice(0), dialCode && `${dialCode} ${digits}`];
  }
  expect(enter(input, '050123456', 'input')).toEqual([['050123456', '380'], undefined]);
  expect(enter(input, '+421 903 123 456', 'input')).toEqual([['+421 903 123 456', '380'], '421 903123456']);
  expect(enter(list, '380', 'input')).toEqual([['903123456', '380'], '380 903123456']);
  expect(enter(input, '067 1234567')).toEqual([['067 1234567', '380'], '380 671234567']);
  expect(enter(list, '421')).toEqual([['067 1234567', '421'], '421 671234567']);
});
