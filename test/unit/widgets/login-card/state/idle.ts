// What each event does in this phase. `[]`: nothing.
import {
  alerted,
  atCode,
  atEmail,
  atNumber,
  byCode,
  byEmail,
  checkout,
  clear,
  code,
  emitStep,
  focus,
  leave,
  network,
  news,
  now,
  type Pairs,
  quiet,
  refused,
  sayNumber,
  sent,
  sentNow,
  setSms,
  silence,
} from './states';

const phoneError = 'InvalidPhoneNumberFormatError';
const wrong = refused('WrongLogin');
const atPhone = { ...atNumber, errors: { phone: phoneError } } as const;
const tried = { ...code, tried: true };
const change = { type: 'change', field: 'code', isWrong: false } as const;
const check = { type: 'check', field: 'phone', error: phoneError } as const;
const byEmailOnly = { ...byEmail, password: '' };
const signedIn = { ...atEmail, signedInWith: byEmailOnly };

export const idle: Pairs['idle'] = {
  change: [
    ['the card error goes', alerted(atCode, wrong), change, quiet, [silence]],
    ['without an error nothing changes', atCode, change, {}, [silence]],
    [
      'the error of the field stays while it is right',
      atPhone,
      { type: 'change', field: 'phone', isWrong: true },
      {},
      [silence],
    ],
  ],
  check: [
    ['the field is wrong', atNumber, check, { errors: { phone: phoneError } }, []],
    ['it is as wrong as before', atPhone, check, {}, []],
    ['the visitor has left the step', atEmail, check, {}, []],
  ],
  submit: [
    [
      'it is sent',
      { ...atCode, isPasswordShown: true },
      { type: 'submit', errors: {}, call: byCode },
      { step: tried, phase: { name: 'sending', call: byCode }, isPasswordShown: false },
      [silence, { type: 'say', key: 'Sending', pause: 1000 }, { type: 'send', call: byCode }],
    ],
    [
      'a field is wrong',
      alerted(atCode, wrong),
      { type: 'submit', errors: { code: 'SmsCodeRequiredError' }, call: byCode },
      { ...quiet, step: tried, errors: { code: 'SmsCodeRequiredError' } },
      [silence, { type: 'focus', field: 'code' }, { type: 'emitRefused', kind: 'invalid' }],
    ],
    [
      'a field is as wrong as before',
      atPhone,
      { type: 'submit', errors: { phone: phoneError }, call: undefined },
      {},
      [
        silence,
        { type: 'sayAgain', field: 'phone' },
        { type: 'focus', field: 'phone' },
        { type: 'emitRefused', kind: 'invalid' },
      ],
    ],
    [
      'another code is requested: the next complete code is still sent by itself',
      atCode,
      { type: 'submit', errors: {}, call: checkout },
      { phase: { name: 'sending', call: checkout } },
      [silence, { type: 'say', key: 'Sending', pause: 1000 }, { type: 'send', call: checkout }],
    ],
    [
      'the login that has succeeded, also without its password',
      signedIn,
      { type: 'submit', errors: { password: 'PasswordRequiredError' }, call: { ...byEmail, password: '' } },
      { phase: { name: 'leaving' } },
      leave,
    ],
  ],
  togglePassword: [['', atEmail, { type: 'togglePassword' }, { isPasswordShown: true }, []]],
  switchMethod: [
    [
      'the phone step stays behind the email step',
      alerted({ ...atCode, offersEmail: true }, wrong),
      { type: 'switchMethod' },
      { ...news, step: { at: 'email', behind: code }, offersEmail: false },
      [silence, focus, emitStep],
    ],
    [
      'from the number',
      atNumber,
      { type: 'switchMethod' },
      { ...news, step: { at: 'email', behind: { at: 'number' } } },
      [silence, focus, emitStep],
    ],
    [
      'back to the number',
      { ...atNumber, step: { at: 'email', behind: { at: 'number' } } },
      { type: 'switchMethod' },
      { ...news, step: { at: 'number' } },
      [silence, focus, emitStep],
    ],
    [
      'back to the code',
      atEmail,
      { type: 'switchMethod' },
      { ...news, step: code },
      [silence, focus, emitStep],
    ],
  ],
  edit: [
    [
      '',
      alerted({ ...atCode, offersEmail: true, isPasswordShown: true }, wrong),
      { type: 'edit' },
      { ...news, step: { at: 'number' }, offersEmail: false, isPasswordShown: false },
      [setSms(), clear('code'), silence, focus, emitStep],
    ],
  ],
  restored: [
    [
      'without an event for the page',
      atEmail,
      { type: 'restored', sent: { ...sent, from: now.time, until: now.time + 60_000 } },
      { ...news, step: { ...code, sent: sentNow() } },
      [sayNumber, setSms(sentNow()), focus],
    ],
  ],
  answered: [],
  signedIn: [
    [
      'the page has removed the card at login:success, and its visitor still goes on',
      atCode,
      { type: 'signedIn', call: byCode },
      { phase: { name: 'leaving' }, signedInWith: byCode },
      leave,
    ],
  ],
  stayed: [],
  returned: [
    [
      'nothing is left of a login by email',
      { ...signedIn, isPasswordShown: true },
      { type: 'returned' },
      { signedInWith: undefined, isPasswordShown: false },
      [clear('password')],
    ],
    ['the card error stays', alerted(atCode, wrong), { type: 'returned' }, {}, [clear('password')]],
  ],
  online: [
    [
      'the connection was lost',
      alerted(atCode, network),
      { type: 'online' },
      quiet,
      [{ type: 'say', key: 'BackOnline' }],
    ],
    ['another error', alerted(atCode, wrong), { type: 'online' }, {}, []],
  ],
};
