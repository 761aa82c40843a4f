import type { Failure, Host, Key, ReadonlySignal } from '../../../src';
import type { Sent } from '../phone/sms/saved-sms';
import type { Step } from '../step';

export type FieldName = 'phone' | 'code' | 'email' | 'password';
export type FieldErrors = [FieldName, Key][];

/** A call of `Backend`, and what it sends. */
export type Call =
  | { name: 'checkout'; values: [dialCode: string, phone: string, culture: string] }
  | { name: 'phoneLogin'; values: [dialCode: string, phone: string, code: string] }
  | { name: 'emailLogin'; values: [email: string, password: string] };

/** The phase of an attempt to sign in. `since` is the time, by `performance.now()`, when the card showed something new. */
type Phase = { since?: number } & (
  | { name: 'idle' }
  /** The page is asked, and then the server. */
  | { name: 'sending'; call: Call }
  /** `field` is marked, because the server rejected its value. */
  | { name: 'refused'; failure: Failure; field: FieldName | undefined }
  /** The login has succeeded. The card is busy until the browser has left the page. */
  | { name: 'leaving' }
);

/** The state of the card, without the texts of its fields. */
export interface CardState {
  step: Step;
  phase: Phase;
  /** The number that got a code, and the wait for the next one. */
  sent: Sent | undefined;
  /** The time of the latest code, if it is not the first one. */
  resentAt: string;
  /** The visitor has tried a code for this number, or has seen an error. Until then a complete code is sent by itself. */
  tried: boolean;
  wrongCodes: number;
  /** Phone sign-in is not possible at the moment, so email is the primary button. */
  offersEmail: boolean;
  /** The number of all refusals: each one is an alert of its own, also with the same text. */
  refusals: number;
  /** What a successful login has sent, without the password. The same login is not sent again. */
  signedInWith?: string;
}

export const isBusy = ({ phase: { name } }: CardState) => name === 'sending' || name === 'leaving';

export const firstState = (step: Step): CardState => ({
  step,
  phase: { name: 'idle' },
  sent: undefined,
  resentAt: '',
  tried: false,
  wrongCodes: 0,
  offersEmail: false,
  refusals: 0,
});

/** What an event can cause. */
export interface Effects {
  /** Asks the page and calls the server. The event `answered` is next. */
  send(call: Call): void;
  cancel(): void;
  /** Loads the page's antiforgery token again. The event `answered` is next, with the same failure. */
  renewToken(call: Call, failure: Failure): void;
  /** Stores that the login has succeeded, and emits it. The event `signedIn` is next, or `answered` if the page cancels this. */
  succeed(call: Call): void;
  leave(): void;
  /** Without a name: the first text field of the step. Selects `text`, if the field still shows it. */
  focus(name?: FieldName, text?: string): void;
  /** Shows these errors, and no others. The first one gets the focus. */
  showErrors(errors: FieldErrors): void;
  clear(name: 'code' | 'password'): void;
  /** Stores the number and starts the wait, or removes and ends them. */
  keepSms(sent?: Sent): void;
  /** Announces a text, after `pause` ms. Without a key it removes the last one. */
  say(key?: Key, values?: Parameters<Host['t']>[1], pause?: number): void;
  emitStep(): void;
  emitRefused(kind: Failure['kind'] | 'invalid', code?: string): void;
}

/** The name of a function, and its values. */
export type Named<All extends { [Name in keyof All]: (...values: never[]) => unknown }> = {
  [Name in keyof All]: [Name, ...Parameters<All[Name]>];
}[keyof All];

export type Effect = Named<Effects>;
export type State = ReadonlySignal<CardState>;
