// What the card does at a submit and at its answer, without a page, a server or a clock.
import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../widgets/login-card/machine/card-state';
import type { CardEvent } from '../../../../../widgets/login-card/machine/next';
import {
  atCode,
  atEmail,
  atNumber,
  check,
  checkout,
  emptyErrors,
  leaving,
  login,
  network,
  noticed,
  type Row,
  refused,
  sending,
  sentFor,
  shownNow,
  stayed,
  verify,
} from './states';

const wait: Effect = ['say', 'Sending', {}, 1000];

describe('the visitor submits', () => {
  test.each<Row>([
    [
      'a valid form: its call is sent',
      atNumber,
      ['submit', [], checkout],
      { phase: { name: 'sending', call: checkout } },
      [['say'], emptyErrors, wait, ['send', checkout]],
    ],
    [
      'several invalid fields: all have their error, and nothing is sent',
      refused(atEmail, network),
      [
        'submit',
        [
          ['email', 'EmailRequiredError'],
          ['password', 'PasswordRequiredError'],
        ],
        login,
      ],
      noticed,
      [
        ['say'],
        [
          'showErrors',
          [
            ['email', 'EmailRequiredError'],
            ['password', 'PasswordRequiredError'],
          ],
        ],
        ['emitRefused', 'invalid'],
      ],
    ],
    [
      'an empty code: later codes are not sent by themselves',
      atCode,
      ['submit', [['code', 'SmsCodeRequiredError']], verify],
      { ...noticed, tried: true },
      [['say'], ['showErrors', [['code', 'SmsCodeRequiredError']]], ['emitRefused', 'invalid']],
    ],
    [
      'a request for another code: the next complete code is still sent by itself',
      atCode,
      ['submit', [], checkout],
      { phase: { name: 'sending', call: checkout } },
      [['say'], emptyErrors, wait, ['send', checkout]],
    ],
    [
      'the login that has succeeded before: it leaves the page again, and sends nothing',
      stayed,
      ['submit', [['password', 'PasswordRequiredError']], { name: 'emailLogin', values: ['a@b.co', ''] }],
      { phase: { name: 'leaving' } },
      [['say', 'SignedIn'], ['leave']],
    ],
    [
      'another login than the one that has succeeded: it is sent',
      stayed,
      ['submit', [], login],
      { phase: { name: 'sending', call: login } },
      [['say'], emptyErrors, wait, ['send', login]],
    ],
  ])('%s', (...row) => check(row));
});

describe('while the card is busy', () => {
  test.each<CardEvent>([['change'], ['submit', [], login], ['switchMethod'], ['edit'], ['online']])(
    '%s does nothing',
    (...event) => {
      for (const busy of [sending(atNumber, checkout), sending(atCode, verify), leaving])
        check(['', busy, event]);
    },
  );
});

describe('an answer', () => {
  test.each<Row>([
    [
      'comes after a return from the cache or an unmount: it changes nothing',
      atNumber,
      ['answered', checkout, true],
    ],
    [
      'belongs to an earlier call of the same kind: the later one goes on',
      sending(atNumber, checkout),
      ['answered', { ...checkout }, true],
    ],
    [
      'to the first request opens the code step, and a click right after it is the second one of before',
      { ...sending(atNumber, checkout), tried: true },
      ['answered', checkout, true],
      { ...shownNow, step: 'code', sent: sentFor(60), tried: false },
      [
        ['say', 'CodeSentTo', { number: '+380 50 123 45 67' }],
        ['keepSms', sentFor(60)],
        ['focus'],
        ['emitStep'],
      ],
    ],
    [
      'to a later request says when the code was sent, and ends what is left of a login before it',
      sending({ ...atCode, signedInWith: '380,501234567,1234' }, checkout),
      ['answered', checkout, true],
      {
        ...shownNow,
        signedInWith: undefined,
        sent: sentFor(60),
        resentAt: expect.stringMatching(/^\d\d:\d\d$/),
      },
      [
        ['say', 'CodeSentAt', { time: expect.stringMatching(/^\d\d:\d\d$/) }],
        ['keepSms', sentFor(60)],
        ['focus'],
      ],
    ],
    [
      'to a login is a success, and the card stays busy until the page has got the event',
      sending(atCode, verify),
      ['answered', verify, true],
      {},
      [['succeed', verify]],
    ],
    [
      'is not wanted by the page: the card is usable, and a click right after it is a second one',
      sending(atCode, verify),
      ['answered', verify, false],
      shownNow,
      [['say']],
    ],
  ])('%s', (...row) => check(row));
});

describe('after a success', () => {
  test.each<Row>([
    [
      'by email the page is left, and the password is not kept',
      sending(atEmail, login),
      ['signedIn', login],
      { phase: { name: 'leaving' }, signedInWith: 'a@b.co,' },
      [['say', 'SignedIn'], ['leave']],
    ],
    [
      'by phone the page is left',
      sending(atCode, verify),
      ['signedIn', verify],
      { phase: { name: 'leaving' }, signedInWith: '380,501234567,123456' },
      [['say', 'SignedIn'], ['leave']],
    ],
    ['whose navigation stops the card is usable', leaving, ['stayed'], noticed, [['cancel'], ['say']]],
    [
      'and a return from the cache the email login can be another one, and has no password',
      leaving,
      ['returned'],
      { ...noticed, signedInWith: '' },
      [['cancel'], ['say'], ['clear', 'password']],
    ],
  ])('%s', (...row) => check(row));
});
