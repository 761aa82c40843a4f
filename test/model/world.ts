import type { Failure } from '../../src/shared';
import type { CardEvent, Effect } from '../../widgets/login-card/state/card-event';
import {
  type Call,
  type CardState,
  codeStepOf,
  firstState,
  type Login,
  type SavedSms,
} from '../../widgets/login-card/state/card-state';
import { next } from '../../widgets/login-card/state/next';
import type { Moment } from '../../widgets/login-card/state/wait';
import { type CodeRecord, codeLife, spellRecord } from './record';
import { readTurn, type Turn } from './turn';

/** What the card waits for: the answer of the server, another token of the page, or what the page does after a login. */
export type Attempt =
  | { asks: 'server'; call: Call }
  | { asks: 'token'; call: Call; failure: Failure }
  | { asks: 'page'; call: Login };

/** What the sentences remember of the past. The card does not see it. */
export interface Past {
  /** The wait that the server gave last, in ms, and its end by `realTime`. */
  wait: number;
  waitEnd: number;
  /** Since then the computer has slept, or somebody has set back the clock. */
  hasSlept: boolean;
  isSetBack: boolean;
  /** The login that has succeeded, without its password, as a text. */
  signedIn: string;
  /** The codes that the server has called wrong since the code step opened. */
  wrongCodes: number;
}

/** The card and all around it that it depends on. */
export interface World {
  now: Moment;
  /** The time by a clock that never stops, and that nobody sets. In ms. */
  realTime: number;
  card: CardState;
  attempt?: Attempt;
  /** The browser opens the page after the login. */
  isNavigating: boolean;
  /** What session storage has. */
  stored?: SavedSms;
  /** The page has removed the card during `login:success`, before it lets this call go on. */
  removedDuring?: Login;
  past: Past;
  /** What a server knows, if the walk has one. */
  record?: CodeRecord | undefined;
}

export const firstWorld = (): World => ({
  now: { time: 1_000_000, steady: 5000 },
  realTime: 0,
  card: firstState(),
  isNavigating: false,
  past: { wait: 0, waitEnd: 0, hasSlept: false, isSetBack: false, signedIn: '', wrongCodes: 0 },
});

/** A login that has succeeded. The field of its password is empty. */
const spellLogin = (call: Call) =>
  JSON.stringify(call.name === 'emailLogin' ? { ...call, password: '' } : call);

/** Gives the card an event, and carries out its effects. */
export function applyEvent(before: World, event: CardEvent): Turn {
  const { state, effects } = next(before.card, event, before.now);
  if (state === before.card && !effects.length) return readTurn(before, event, before, effects);
  const after: World = { ...before, card: state };
  if (event.type === 'signedIn') after.removedDuring = undefined;
  if (event.type === 'signedIn' || isAwaited(before, event)) after.attempt = undefined;
  if (event.type === 'stayed' || event.type === 'returned') after.isNavigating = false;
  for (const effect of effects) carryOut(after, effect);
  const turn = readTurn(before, event, after, effects);
  after.past = remember(turn);
  return turn;
}

const isAwaited = ({ attempt }: World, event: CardEvent) =>
  event.type === 'answered' && event.call === attempt?.call;

function carryOut(world: World, effect: Effect) {
  switch (effect.type) {
    case 'send':
      world.attempt = { call: effect.call, asks: 'server' };
      return;
    case 'renewToken':
      world.attempt = { call: effect.call, failure: effect.failure, asks: 'token' };
      return;
    case 'succeed':
      world.attempt = { call: effect.call, asks: 'page' };
      world.stored = undefined;
      return;
    case 'cancel':
      world.attempt = undefined;
      return;
    case 'navigate':
      world.isNavigating = true;
      return;
    case 'setSms':
      world.stored = effect.sent;
  }
}

function remember({ before, event, after, sent, failed, startsWait }: Turn): Past {
  const past = { ...before.past };
  if (event.type === 'signedIn') past.signedIn = spellLogin(event.call);
  // A login by email needs its password again.
  if (event.type === 'returned' && past.signedIn.includes('emailLogin')) past.signedIn = '';
  if (sent) past.signedIn = '';
  if (event.type === 'edit') past.wrongCodes = 0;
  if (failed?.call.name === 'phoneLogin' && failed.failure.code === 'WrongLogin') past.wrongCodes++;
  if (!startsWait) return past;
  const { code, data, wait } = failed?.failure ?? {};
  const seconds = Number((code === 'SmsSentTimeout' ? data : wait) ?? 60);
  const ms = seconds * 1000;
  return { ...past, wait: ms, waitEnd: after.realTime + ms, hasSlept: false, isSetBack: false };
}

const leftOf = (until: number, now: number) => Math.max(0, until - now) / 1000;

/** The world as a text. Two worlds with the same text have the same future, so of them the walk follows one. */
export function spellWorld({
  now,
  card,
  attempt,
  isNavigating,
  stored,
  removedDuring,
  past,
  realTime,
  record,
}: World) {
  const step = codeStepOf(card);
  const { phase, errors } = card;
  const { alert } = phase;
  const parts: { [Name in keyof Required<CardState>]: unknown } = {
    step: step
      ? [
          card.step.at,
          step.tried,
          Math.min(step.wrongCodes, 3),
          leftOf(step.sent.until, now.time),
          leftOf(step.sent.steadyUntil, now.steady),
        ]
      : card.step.at,
    phase: alert ? [alert.failure.kind === 'network', alert.field] : phase.name,
    errors: [errors.phone, errors.code, errors.email, errors.password],
    offersEmail: card.offersEmail,
    isPasswordShown: card.isPasswordShown,
    // Nothing depends on how many there were.
    alerts: '',
    signedInWith: JSON.stringify(card.signedInWith),
  };
  const around = [
    attempt && [attempt.asks, JSON.stringify(attempt.call)],
    isNavigating,
    stored && [stored.phone, leftOf(stored.until, now.time), now.time < stored.from + codeLife],
    removedDuring?.name,
    past.signedIn,
    Math.min(past.wrongCodes, 3),
    past.hasSlept,
    past.isSetBack,
    spellRecord(record, realTime),
    (past.hasSlept || past.isSetBack) && [past.wait, leftOf(past.waitEnd, realTime)],
  ];
  const text = [...Object.values(parts), ...around].join('|');
  // Nothing depends on which code was typed first.
  return past.signedIn.includes('2222')
    ? text.replace(/1111|2222/g, (code) => (code === '1111' ? '2222' : '1111'))
    : text;
}
