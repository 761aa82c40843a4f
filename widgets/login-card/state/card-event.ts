import type { Failure } from '../../../src/shared';
import type { Host, Key } from '../keys';
import type { Call, CardState, FieldErrors, FieldName, Login, SavedSms, Sms } from './card-state';
import type { Moment } from './wait';

/** What can happen to the card. */
interface Events {
  /** The text of a field has changed. `isWrong`: the field cannot be submitted like this. */
  change: { field: FieldName; isWrong: boolean };
  /** A field has been checked before the submit. */
  check: { field: 'phone' | 'email'; error: Key | undefined };
  /** Without a call there is at least one error. With an error, the call is sent only if it has succeeded before. */
  submit: { errors?: FieldErrors; call?: Call };
  togglePassword: object;
  switchMethod: object;
  edit: object;
  /** A code was sent before the page was loaded again. */
  restored: { sent: SavedSms };
  /** `answer` is false if the page has cancelled the call or the login. `isTokenTried`: the page has a new token now, or cannot get one. */
  answered: { call: Call; answer: boolean | Failure; isTokenTried?: boolean };
  /** The page has not cancelled what follows a login. */
  signedIn: { call: Login };
  /** The browser has not left the page, or the card is removed. */
  stayed: object;
  /** The back/forward cache has restored the page. The visitor may have logged out. */
  returned: object;
  /** There is a connection again. */
  online: object;
}

/** One event, or that with this name. */
export type CardEvent<Name extends keyof Events = keyof Events> = {
  [Each in Name]: { type: Each } & Events[Each];
}[Name];

export type Dispatch = (event: CardEvent) => void;

/** A text to announce, after `pause` ms. Without a key there is none. */
export interface Words {
  key?: Key;
  values?: Parameters<Host['t']>[1];
  pause?: number;
}

/** What an event can cause, besides another state. */
export interface Effects {
  /** Asks the page and calls the server. The event `answered` is next. */
  send: { call: Call };
  cancel: object;
  /** Loads the page's antiforgery token again. The event `answered` is next, with the same failure. */
  renewToken: { call: Call; failure: Failure };
  /** Stores that the login has succeeded, and emits it. The event `signedIn` is next, or `answered` if the page cancels this. */
  succeed: { call: Login };
  /** Opens the page after the login. The event `stayed` is next, if the browser does not leave this one. */
  navigate: object;
  /** Without a field: the first text field of the step. Selects the text `select`, if the field still shows it. */
  focus: { field?: FieldName; select?: string };
  clear: { field: 'code' | 'password' };
  /** Stores the number and starts the wait, or removes and ends them. */
  setSms: { sent?: Sms };
  /** Replaces what was announced last. */
  say: Words;
  /** Announces the error of a field that shows it already, if the focus is there already, too. */
  sayAgain: { field: FieldName };
  emitStep: object;
  emitRefused: { kind: Failure['kind'] | 'invalid'; code?: string };
}

/** One effect, or that with this name. */
export type Effect<Name extends keyof Effects = keyof Effects> = {
  [Each in Name]: { type: Each } & Effects[Each];
}[Name];

/** The change of the card at an event. */
export interface Turn extends Moment {
  /** If nothing changes, it is the object of before. */
  state: CardState;
  set<Name extends keyof CardState>(name: Name, value: CardState[Name]): void;
  cause(effect: Effect): void;
}
