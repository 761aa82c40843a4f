import type { Failure } from '../../src/shared';
import type { CardEvent, Effect, Effects } from '../../widgets/login-card/state/card-event';
import {
  type Call,
  type CardState,
  type CodeStep,
  codeStepOf,
  type FieldName,
  isBusy,
} from '../../widgets/login-card/state/card-state';
import { timeLeft } from '../../widgets/login-card/state/wait';
import type { World } from './world';

/** One event of the card, with all that a sentence may say of it. */
export interface Turn {
  event: CardEvent;
  before: World;
  after: World;
  /** The card before the event, and after it. */
  was: CardState;
  is: CardState;
  effects: Effect[];
  wasBusy: boolean;
  movesStep: boolean;
  /** The code step, also behind the step of the email, and the milliseconds until its next code. */
  codeWas?: CodeStep;
  codeIs?: CodeStep;
  leftWas: number;
  leftIs: number;
  /** A call of the card has got its answer. */
  answered?: { call: Call; answer: boolean | Failure };
  /** A login was refused because the page is too old, and the page has not tried to get a new token. */
  needsToken: boolean;
  /** A call has failed, and the card knows why. */
  failed?: { call: Call; failure: Failure; isByPhone: boolean };
  /** A code was sent. */
  sent?: Call<'checkout'>;
  /** The server gives another wait. */
  startsWait: boolean;
  /** The form was submitted, and the buttons work. */
  submitted?: CardEvent<'submit'>;
  /** The login that has succeeded is submitted again. */
  leavesAgain: boolean;
  /** The form was submitted with a field that is wrong. */
  isInvalid: boolean;
  /** The fields that are wrong in it. */
  wrong: FieldName[];
}

export const isStale = ({ call, answer }: { call: Call; answer: boolean | Failure }) =>
  call.name !== 'checkout' && typeof answer === 'object' && answer.code === 'StalePage';

const nobody: FieldName[] = [];

/** Called for each event of a walk, so it builds one object, and reads only what the event can have. */
export function readTurn(before: World, event: CardEvent, after: World, effects: Effect[]): Turn {
  const [was, is] = [before.card, after.card];
  const [codeWas, codeIs] = [codeStepOf(was), codeStepOf(is)];
  const leftWas = codeWas ? timeLeft(codeWas.sent, before.now) : 0;
  const wasBusy = isBusy(was);
  const answered = event.type === 'answered' && event.call === before.attempt?.call ? event : undefined;
  const needsToken = !!answered && isStale(answered) && !answered.isTokenTried;
  const failed =
    !answered || needsToken || typeof answered.answer !== 'object'
      ? undefined
      : { call: answered.call, failure: answered.answer, isByPhone: answered.call.name !== 'emailLogin' };
  const sent = answered?.call.name === 'checkout' && answered.answer === true ? answered.call : undefined;
  const submitted = event.type === 'submit' && !wasBusy ? event : undefined;
  const { call, errors } = submitted ?? {};
  const { signedIn } = before.past;
  const leavesAgain = !!call && !!signedIn && JSON.stringify(call) === signedIn;
  const wrong = errors ? (Object.keys(errors) as FieldName[]).filter((name) => errors[name]) : nobody;
  return {
    event,
    before,
    after,
    was,
    is,
    effects,
    wasBusy,
    movesStep: was.step.at !== is.step.at,
    codeWas,
    codeIs,
    leftWas,
    leftIs: codeIs ? timeLeft(codeIs.sent, after.now) : 0,
    answered,
    needsToken,
    failed,
    sent,
    startsWait: !!sent || (!!failed?.isByPhone && givesWait(failed.failure, codeWas && leftWas)),
    submitted,
    leavesAgain,
    isInvalid: !!submitted && !leavesAgain && (wrong.length > 0 || !call),
    wrong,
  };
}

/** At the code step the server may also give a wait that is longer than the one that runs. */
const givesWait = ({ code, wait }: Failure, left?: number) =>
  code === 'SmsSentTimeout' || (!!wait && left !== undefined && wait * 1000 >= left);

/** The effects with this name. */
export function effectsOf<Name extends keyof Effects>({ effects }: Turn, type: Name) {
  return effects.filter((effect) => effect.type === type) as Effect<Name>[];
}

export const counts = (turn: Turn, type: keyof Effects, times: number | boolean) =>
  effectsOf(turn, type).length === Number(times);

export const changesNothing = ({ was, is, effects }: Turn) => is === was && !effects.length;

/** The card can be used, and shows no message. */
export const isQuiet = ({ is }: Turn) => is.phase.name === 'idle' && !is.phase.alert;

export const hasErrors = ({ is }: Turn) => Object.values(is.errors).some(Boolean);
