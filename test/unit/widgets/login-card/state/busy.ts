// What each event does in this phase. `[]`: nothing. The other answers are in messages, leaving and email.test.ts.
import {
  alertNow,
  atCode,
  atEmail,
  atNumber,
  byCode,
  byEmail,
  cancel,
  checkout,
  clear,
  code,
  emitStep,
  focus,
  leave,
  leaving,
  network,
  news,
  type Pairs,
  quiet,
  refusal,
  refused,
  sayNumber,
  select,
  sending,
  sentNow,
  setSms,
  silence,
  timeNow,
} from './states';

const wrong = refused('WrongLogin');
const mustWait = refused('SmsSentTimeout', 42);
const tried = { ...code, tried: true };
const byEmailOnly = { ...byEmail, password: '' };
const signedIn = { ...atEmail, signedInWith: byEmailOnly };

export const whileSending: Pairs['sending'] = {
  change: [],
  check: [],
  submit: [],
  togglePassword: [],
  switchMethod: [],
  edit: [],
  restored: [],
  answered: [
    [
      'the page has stopped the call',
      sending(atNumber, checkout),
      { type: 'answered', call: checkout, answer: false },
      news,
      [silence],
    ],
    [
      'the first code is sent',
      sending({ ...atNumber, signedInWith: byCode }, checkout),
      { type: 'answered', call: checkout, answer: true },
      { ...news, signedInWith: undefined, step: { ...code, sent: sentNow() } },
      [sayNumber, setSms(sentNow()), focus, emitStep],
    ],
    [
      'another code is sent',
      sending({ ...atCode, step: tried }, checkout),
      { type: 'answered', call: checkout, answer: true },
      { ...news, step: { ...tried, resentAt: timeNow, sent: sentNow() } },
      [{ type: 'say', key: 'CodeSentAt', values: { time: timeNow } }, setSms(sentNow()), focus],
    ],
    [
      'a login has succeeded: the card is busy until the page has got the event',
      sending(atCode, byCode),
      { type: 'answered', call: byCode, answer: true },
      {},
      [{ type: 'succeed', call: byCode }],
    ],
    [
      'the code is wrong',
      sending(atCode, byCode),
      { type: 'answered', call: byCode, answer: wrong },
      { ...alertNow(wrong, 'code'), step: { ...tried, wrongCodes: 1 } },
      [...refusal('WrongLogin'), clear('code'), select('code', '123456')],
    ],
    [
      'a code must wait: the focus moves once',
      sending(atCode, byCode),
      { type: 'answered', call: byCode, answer: mustWait },
      { ...alertNow(mustWait), step: { ...tried, sent: sentNow(42) } },
      [...refusal('SmsSentTimeout'), clear('code'), select('code', '123456'), setSms(sentNow(42))],
    ],
    [
      'an SMS must wait, and the code step opens',
      sending(atNumber, checkout),
      { type: 'answered', call: checkout, answer: mustWait },
      { ...alertNow(mustWait), step: { ...tried, sent: sentNow(42) } },
      [...refusal('SmsSentTimeout'), setSms(sentNow(42)), focus, emitStep],
    ],
    [
      'the code was not checked',
      sending(atCode, byCode),
      { type: 'answered', call: byCode, answer: network },
      { ...alertNow(network), step: tried },
      [...refusal('', 'network'), select('code', '123456')],
    ],
  ],
  signedIn: [
    [
      'the password is not kept',
      sending(atEmail, byEmail),
      { type: 'signedIn', call: byEmail },
      { phase: { name: 'leaving' }, signedInWith: byEmailOnly },
      leave,
    ],
  ],
  stayed: [['', sending(atCode, byCode), { type: 'stayed' }, quiet, [cancel, silence]]],
  returned: [
    ['', sending(atEmail, byEmail), { type: 'returned' }, quiet, [cancel, silence, clear('password')]],
  ],
  online: [],
};

export const whileLeaving: Pairs['leaving'] = {
  change: [],
  check: [],
  submit: [],
  togglePassword: [],
  switchMethod: [],
  edit: [],
  restored: [],
  answered: [],
  signedIn: [],
  stayed: [['', leaving(atCode), { type: 'stayed' }, quiet, [cancel, silence]]],
  returned: [
    [
      '',
      leaving(signedIn),
      { type: 'returned' },
      { ...quiet, signedInWith: undefined },
      [cancel, silence, clear('password')],
    ],
  ],
  online: [],
};
