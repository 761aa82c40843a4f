import { codes } from '../../src/facts/codes';
import type { PhoneNumber } from '../../src/facts/countries';
import { Failure } from '../../src/shared';
import type { CardEvent } from '../../widgets/login-card/state/card-event';
import { type Call, codeStepOf, isBusy, type Login } from '../../widgets/login-card/state/card-state';
import { timeLeft } from '../../widgets/login-card/state/wait';
import { reload } from './reload';
import type { World } from './world';

/** What can happen next: first the world changes, then the card gets the event. */
export interface Move {
  event?: CardEvent | undefined;
  changes?: Partial<World>;
  /** The visitor, the time, or a server and a page that say yes. A login needs no other move. */
  isKind?: boolean;
  /** The page is loaded again, with a new card that shows this method first. */
  reloads?: 'phone' | 'email';
}

const ukrainian = { dialCode: '380', phone: '501234567' };
const slovak = { dialCode: '421', phone: '905123456' };
const address = 'a@b.co';

const checkout = ({ dialCode, phone }: PhoneNumber): Call => ({
  name: 'checkout',
  number: { dialCode, phone },
  culture: 'uk',
});

const refused = (code = '', data?: unknown, wait?: number) =>
  new Failure('refused', code, data, 'Words.', wait);

/** Each kind of failure, each code that causes something, and waits that are shorter and longer than the usual one. */
const failures = [
  new Failure('network'),
  new Failure('timeout'),
  new Failure('unexpected'),
  ...['', 'Other', ...Object.keys(codes)].map((code) => refused(code)),
  ...[0, 30, 90].map((wait) => refused('', undefined, wait)),
  refused('WrongLogin', undefined, 90),
  refused('SmsMaxAttemptsReached', undefined, 90),
  refused('SmsSentTimeout', undefined, 90),
  refused('SmsSentTimeout', 30),
];

const kind = (event: CardEvent, changes?: Partial<World>): Move => ({ event, changes, isKind: true });

/** The form of a step is submitted, with all that its fields can show. */
function submits({ card: { step } }: World): Omit<CardEvent<'submit'>, 'type'>[] {
  if (step.at === 'number')
    return [
      { errors: { phone: 'PhoneNumberRequiredError' } },
      { errors: { phone: 'InvalidPhoneNumberFormatError' } },
      ...[ukrainian, slovak].map((number) => ({ errors: {}, call: checkout(number) })),
    ];
  if (step.at === 'code') {
    const { dialCode, phone } = step.sent;
    const login = (code: string): Call => ({ name: 'phoneLogin', number: { dialCode, phone }, code });
    return [
      { errors: { code: 'SmsCodeRequiredError' }, call: login('') },
      ...['1111', '2222'].map((code) => ({ call: login(code) })),
    ];
  }
  return ['', 'secret'].flatMap((password) => {
    const login = (email: string): Call => ({ name: 'emailLogin', email, password });
    const missing = password ? undefined : 'PasswordRequiredError';
    return [
      { errors: { email: 'EmailRequiredError', password: missing }, call: login('') },
      { errors: { email: 'InvalidEmailFormatError', password: missing }, call: login('a@') },
      { errors: { email: undefined, password: missing }, call: login(address) },
    ];
  });
}

/** The visitor. The view offers no button of another step, and no new code during a wait. The fields can show anything, also by a script. */
function visitorMoves(world: World): Move[] {
  const { card, now } = world;
  const { step } = card;
  const events: CardEvent[] = submits(world).map((parts) => ({ type: 'submit', ...parts }));
  events.push({ type: 'switchMethod' });
  if (step.at === 'number')
    for (const isWrong of [true, false]) {
      events.push({ type: 'change', field: 'phone', isWrong });
      const error = isWrong ? 'InvalidPhoneNumberFormatError' : undefined;
      events.push({ type: 'check', field: 'phone', error });
    }
  if (step.at === 'code') {
    events.push({ type: 'edit' }, { type: 'change', field: 'code', isWrong: false });
    if (timeLeft(step.sent, now) <= 0) events.push({ type: 'submit', call: checkout(step.sent) });
  }
  if (step.at === 'email') {
    events.push({ type: 'togglePassword' });
    for (const isWrong of [true, false])
      events.push(
        { type: 'change', field: 'email', isWrong },
        { type: 'change', field: 'password', isWrong },
      );
  }
  return events.map((event) => kind(event));
}

/** The server answers in each way. */
function anyAnswers({ attempt }: World): Move[] {
  if (!attempt) return [];
  const { call } = attempt;
  return [
    kind({ type: 'answered', call, answer: true }),
    ...failures.map((answer): Move => ({ event: { type: 'answered', call, answer } })),
  ];
}

/** The page has cancelled a call, or what follows a login. */
const cancelled = (call: Call): Move => ({ event: { type: 'answered', call, answer: false } });

/** The page has another token now, or the request for it has thrown an error. */
const tokenAnswers = (call: Call, failure: Failure): Move[] => [
  kind({ type: 'answered', call, answer: failure, isTokenTried: true }),
  { event: { type: 'answered', call, answer: new Failure('unexpected') } },
];

/** The page gets the event of a login that has succeeded. */
const pageAnswers = (call: Login): Move[] => [
  kind({ type: 'signedIn', call }),
  cancelled(call),
  { event: { type: 'answered', call, answer: new Failure('unexpected') } },
  { event: { type: 'stayed' }, changes: { removedDuring: call } },
];

/** The answer to a call that was cancelled. It is like the one that may run now. */
function lateAnswers({ attempt }: World): Move[] {
  const call: Call = attempt ? { ...attempt.call } : checkout(ukrainian);
  return [true, false, failures[0] as Failure, refused('SmsSentTimeout', 30)].map((answer) => ({
    event: { type: 'answered', call, answer },
  }));
}

/** How long a step of time is, in ms. The waits of the walk are multiples of it. */
const tick = 30_000;

/** The time passes, as long as a wait runs. */
function passTime({ card, now, realTime }: World): Move[] {
  const step = codeStepOf(card);
  if (!step || timeLeft(step.sent, now) <= 0) return [];
  const later = { time: now.time + tick, steady: now.steady + tick };
  return [{ changes: { now: later, realTime: realTime + tick }, isKind: true }];
}

/** All that can happen to a card. The answers of the server may be others. */
export function moves(world: World, serverAnswers = anyAnswers): Move[] {
  const { card, attempt, removedDuring } = world;
  // The page acts during its event, so nothing else can happen.
  if (attempt?.asks === 'page') return pageAnswers(attempt.call);
  if (removedDuring) return [kind({ type: 'signedIn', call: removedDuring })];
  return [
    ...visitorMoves(world),
    ...(attempt?.asks === 'token' ? tokenAnswers(attempt.call, attempt.failure) : []),
    ...(attempt?.asks === 'server' ? serverAnswers(world) : []),
    ...(attempt?.asks === 'server' && attempt.call.name !== 'phoneLogin' ? [cancelled(attempt.call)] : []),
    ...lateAnswers(world),
    // The check of an address is late, so it also comes at another step.
    { event: { type: 'check', field: 'email', error: 'InvalidEmailFormatError' } },
    { event: { type: 'online' } },
    { event: { type: 'returned' } },
    // The browser has not left the page, or the page has removed the card.
    ...(isBusy(card) ? [{ event: { type: 'stayed' } as const }] : []),
    ...passTime(world),
    reload(world, 'phone'),
    reload(world, 'email'),
  ];
}

/** Without the second number, in a walk where no sentence needs two. */
export const atHome = (all: Move[]) =>
  all.filter(
    ({ event }) =>
      !(
        event?.type === 'submit' &&
        event.call?.name === 'checkout' &&
        event.call.number.dialCode === slovak.dialCode
      ),
  );
