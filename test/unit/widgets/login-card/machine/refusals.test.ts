// What the card does at a refusal and at a change of the step, without a page, a server or a clock.
import { describe, test } from 'vitest';
import type { Failure } from '../../../../../src';
import type { Effect } from '../../../../../widgets/login-card/machine/card-state';
import {
  atCode,
  atEmail,
  atNumber,
  check,
  checkout,
  emptyErrors,
  login,
  network,
  noticed,
  type Row,
  refusal,
  refused,
  refusedNow,
  sending,
  sent,
  sentFor,
  shownNow,
  verify,
} from './states';

const stale = refusal('StalePage');
const timeout = refusal('SmsSentTimeout', 42);
const wrong = refusal('WrongLogin');

/** Each refusal clears the last announcement first. */
const refusedEffects = (failure: Failure, ...others: Effect[]): Effect[] => [
  ['say'],
  ['emitRefused', failure.kind, failure.code],
  ...others,
];

describe('a refusal', () => {
  test.each<Row>([
    [
      'of a request shows why, and no field is marked',
      sending(atNumber, checkout),
      ['answered', checkout, wrong],
      { ...refusedNow(wrong), tried: true },
      refusedEffects(wrong),
    ],
    [
      'of a request with the code of a stale page shows what the server says',
      sending(atNumber, checkout),
      ['answered', checkout, stale],
      { ...refusedNow(stale), tried: true },
      refusedEffects(stale),
    ],
    [
      'with the same words as the last one is a new alert',
      sending(refused(atEmail, network), login),
      ['answered', login, network],
      { ...refusedNow(network), refusals: 2 },
      refusedEffects(network),
    ],
    [
      'of the third wrong code offers the login by email',
      { ...sending(atCode, verify), wrongCodes: 2 },
      ['answered', verify, wrong],
      { ...refusedNow(wrong, 'code'), tried: true, wrongCodes: 3, offersEmail: true },
      refusedEffects(wrong, ['clear', 'code'], ['focus', 'code', '123456']),
    ],
    [
      'without a connection leaves the code, and selects it: nothing was checked',
      sending(atCode, verify),
      ['answered', verify, network],
      { ...refusedNow(network), tried: true },
      refusedEffects(network, ['focus', 'code', '123456']),
    ],
    [
      'of a request with a wait opens the code step, and its message stays',
      sending(atNumber, checkout),
      ['answered', checkout, timeout],
      { ...refusedNow(timeout), tried: true, step: 'code', sent: sentFor(42) },
      refusedEffects(timeout, ['keepSms', sentFor(42)], ['focus'], ['emitStep']),
    ],
    ...[
      { left: 50, changes: {}, effects: [] },
      {
        left: 5,
        changes: { sent: sentFor(9) },
        effects: [['keepSms', sentFor(9)], ['focus']] satisfies Effect[],
      },
    ].map(({ left, changes, effects }): Row => {
      const busy = refusal('', undefined, 9);
      return [
        `with “Retry-After: 9”, while ${left} s of a wait are left, never shortens it`,
        sending(atCode, checkout),
        ['answered', checkout, busy],
        { ...refusedNow(busy), tried: true, ...changes },
        refusedEffects(busy, ...effects),
        { left },
      ];
    }),
    [
      'of an old token renews it first, and the card stays busy',
      sending(atCode, verify),
      ['answered', verify, stale],
      {},
      [['renewToken', verify, stale]],
    ],
    [
      'of an old token leaves the code, and selects it, when the renewal has ended',
      sending(atCode, verify),
      ['answered', verify, stale, true],
      { ...refusedNow(stale), tried: true },
      refusedEffects(stale, ['focus', 'code', '123456']),
    ],
    [
      'of a login by email marks and selects the password',
      sending(atEmail, login),
      ['answered', login, refusal()],
      refusedNow(refusal(), 'password'),
      refusedEffects(refusal(), ['focus', 'password', 'secret']),
    ],
    [
      'of a login by email for another reason marks no field, and offers nothing',
      sending(atEmail, login),
      ['answered', login, refusal('UserAlreadyRegistered')],
      refusedNow(refusal('UserAlreadyRegistered')),
      refusedEffects(refusal('UserAlreadyRegistered'), ['focus', 'password', 'secret']),
    ],
    [
      'stays after a return from the cache',
      refused(atCode, wrong),
      ['returned'],
      {},
      [['clear', 'password']],
    ],
    ['goes when a field changes', refused(atCode, wrong), ['change'], noticed, [['say']]],
    [
      'because of a lost connection goes when there is one again',
      refused(atCode, network),
      ['online'],
      noticed,
      [['say', 'BackOnline']],
    ],
    ['for another reason stays when there is a connection again', refused(atCode, wrong), ['online']],
  ])('%s', (...row) => check(row));
});

describe('the step', () => {
  const offered = refused({ ...atCode, offersEmail: true, tried: true, wrongCodes: 3 }, wrong);

  test.each<Row>([
    [
      'is the other method’s, without the error and the offer; what was sent and tried is kept',
      offered,
      ['switchMethod'],
      { ...shownNow, step: 'email', offersEmail: false },
      [['say'], emptyErrors, ['focus'], ['emitStep']],
    ],
    [
      'after a return to the phone is the one that was left',
      { ...offered, step: 'email' },
      ['switchMethod'],
      { ...shownNow, step: 'code', offersEmail: false },
      [['say'], emptyErrors, ['focus'], ['emitStep']],
    ],
    [
      'after an edit is the number, and nothing of the code step is left but the count of alerts',
      offered,
      ['edit'],
      { ...atNumber, ...shownNow, refusals: 1 },
      [['keepSms'], ['clear', 'code'], ['say'], emptyErrors, ['focus'], ['emitStep']],
    ],
    [
      'of a page that was loaded again is restored without an event for the page',
      atEmail,
      ['restored', sent],
      { ...shownNow, step: 'code', sent },
      [['say', 'CodeSentTo', { number: '+380 50 123 45 67' }], ['keepSms', sent], ['focus']],
    ],
  ])('%s', (...row) => check(row));
});
