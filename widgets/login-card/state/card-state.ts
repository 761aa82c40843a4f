import type { PhoneNumber } from '../../../src/facts/countries';
import type { Failure, LoginCalls, ReadonlySignal } from '../../../src/shared';
import type { Key } from '../keys';

export type FieldName = 'phone' | 'code' | 'email' | 'password';
/** The texts of the fields that are wrong, by their keys. */
export type FieldErrors = { readonly [Name in FieldName]?: Key };

/** One call, or that with this name. */
export type Call<Name extends keyof LoginCalls = keyof LoginCalls> = {
  [Each in Name]: { name: Each } & LoginCalls[Each];
}[Name];

export type Login = Call<'phoneLogin' | 'emailLogin'>;

/**
 * The wait of this number: it began at `from`, with a code or with the server's refusal of one. The next code can be requested at `until`. Both are
 * times of `Date.now()`.
 */
export interface SavedSms extends PhoneNumber {
  from: number;
  until: number;
}

export interface Sms extends SavedSms {
  /** The end of the same wait by `performance.now()`. */
  steadyUntil: number;
}

export interface CodeStep {
  sent: Sms;
  at: 'code';
  /** The time of the latest code, if it is not the first one. */
  resentAt: string;
  /** The visitor has tried a code for this number, or has seen an error. Until then a complete code is sent by itself. */
  tried: boolean;
  wrongCodes: number;
}

export type PhoneStep = { at: 'number' } | CodeStep;

/** The form that the card shows. `behind` is the step to which the other method returns. */
export type Step = PhoneStep | { at: 'email'; behind: PhoneStep };

export const methodOf = (at: Step['at']) => (at === 'email' ? at : 'phone');

/** The code step, also while the visitor is at the email step. */
export function codeStepOf({ step }: CardState): CodeStep | undefined {
  const phoneStep = step.at === 'email' ? step.behind : step;
  return phoneStep.at === 'code' ? phoneStep : undefined;
}

/** The phase of an attempt to sign in. */
type Phase =
  /** `since` is the time, by `performance.now()`, when the card showed something that the visitor has to notice. */
  | { name: 'idle'; since?: number; alert?: Alert }
  /** The page is asked, and then the server. */
  | { name: 'sending'; call: Call; since?: undefined; alert?: undefined }
  /** The login has succeeded. The card is busy until the browser has left the page. */
  | { name: 'leaving'; since?: undefined; alert?: undefined };

/** The card error. `field` is marked, because the server rejected its value. */
interface Alert {
  failure: Failure;
  field: FieldName | undefined;
}

/** All that the card shows, but not the texts of its fields. src/README.md lists what else is not here. */
export interface CardState {
  step: Step;
  phase: Phase;
  errors: FieldErrors;
  /** Phone sign-in is not possible at the moment, so email is the primary button. */
  offersEmail: boolean;
  isPasswordShown: boolean;
  /** The number of all alerts: each one is new, also with the same text. */
  alerts: number;
  /** The login that has succeeded, without its password. The same login is not sent again. */
  signedInWith?: Login;
}

export type State = ReadonlySignal<CardState>;

/** Nothing is new to the visitor. */
export const quiet: Phase = { name: 'idle' };
export const noErrors: FieldErrors = {};

export const isBusy = ({ phase }: CardState) => phase.name !== 'idle';

export const firstState = (method?: 'phone' | 'email'): CardState => ({
  step: method === 'email' ? { at: method, behind: { at: 'number' } } : { at: 'number' },
  phase: quiet,
  errors: noErrors,
  offersEmail: false,
  isPasswordShown: false,
  alerts: 0,
});
