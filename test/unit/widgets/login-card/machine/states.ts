import { expect } from 'vitest';
import { Failure } from '../../../../../src';
import {
  type Call,
  type CardState,
  type Effect,
  firstState,
} from '../../../../../widgets/login-card/machine/card-state';
import { type CardEvent, next } from '../../../../../widgets/login-card/machine/next';

export const now = { time: 1_000_000, steady: 5000, left: 0 };
export const number = { dialCode: '380', phone: '501234567' };
export const sent = { ...number, from: 0, until: 60_000 };
export const sentFor = (seconds: number) => ({ ...number, from: now.time, until: now.time + seconds * 1000 });
export const checkout: Call = { name: 'checkout', values: ['380', '501234567', 'uk'] };
export const verify: Call = { name: 'phoneLogin', values: ['380', '501234567', '123456'] };
export const login: Call = { name: 'emailLogin', values: ['a@b.co', 'secret'] };
export const refusal = (code = '', data?: unknown, wait?: number) =>
  new Failure('refused', code, data, 'Words.', wait);
export const network = new Failure('network');

export const atNumber = firstState('number');
export const atCode: CardState = { ...firstState('code'), sent };
export const atEmail = firstState('email');
export const sending = (state: CardState, call: Call): CardState => ({
  ...state,
  phase: { name: 'sending', call },
});
export const refused = (state: CardState, failure: Failure): CardState => ({
  ...state,
  phase: { name: 'refused', since: 1, failure, field: undefined },
  refusals: 1,
});
export const leaving: CardState = { ...atEmail, phase: { name: 'leaving' }, signedInWith: 'a@b.co,' };
export const stayed: CardState = { ...leaving, phase: { name: 'idle' } };

/** Nothing is new to the visitor. */
export const noticed = { phase: { name: 'idle', since: undefined } } as const;
export const shownNow = { phase: { name: 'idle', since: now.steady } } as const;
export const refusedNow = (failure: Failure, field?: 'code' | 'password') => ({
  phase: { name: 'refused', since: now.steady, failure, field } as const,
  refusals: 1,
});

export type Row = [
  behaviour: string,
  before: CardState,
  event: CardEvent,
  changes?: Partial<CardState>,
  effects?: Effect[],
  moment?: Partial<typeof now>,
];

/** The state after an event, and all that the event causes, are these. */
export function check([, before, event, changes = {}, effects = [], moment = {}]: Row) {
  // A state may belong to the past, or to another card, so nobody may change it.
  const after = next(Object.freeze(before), event, { ...now, ...moment });
  expect(after).toEqual({ state: { ...before, ...changes }, effects });
}

export const emptyErrors: Effect = ['showErrors', []];
