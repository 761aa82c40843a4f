import { Failure } from '../../../../../src/shared';
import type { CardEvent, Effect } from '../../../../../widgets/login-card/state/card-event';
import { type Call, type CardState, firstState } from '../../../../../widgets/login-card/state/card-state';

export const now = { time: 1_000_000, steady: 5000 };
const number = { dialCode: '380', phone: '501234567' };
/** A code was sent when both clocks showed 0. */
export const sent = { ...number, from: 0, until: 60_000, steadyUntil: 60_000 };
export const sentNow = (seconds = 60) => ({
  ...number,
  from: now.time,
  until: now.time + seconds * 1000,
  steadyUntil: now.steady + seconds * 1000,
});

export const checkout: Call = { name: 'checkout', number, culture: 'uk' };
export const byCode: Call<'phoneLogin'> = { name: 'phoneLogin', number, code: '123456' };
export const byEmail: Call<'emailLogin'> = { name: 'emailLogin', email: 'a@b.co', password: 'secret' };

export const code = { at: 'code', sent, resentAt: '', tried: false, wrongCodes: 0 } as const;
export const atNumber: CardState = firstState();
export const atCode: CardState = { ...atNumber, step: code };
export const atEmail: CardState = { ...atNumber, step: { at: 'email', behind: code } };

export const sending = (state: CardState, call: Call): CardState => ({
  ...state,
  phase: { name: 'sending', call },
});
export const leaving = (state: CardState): CardState => ({ ...state, phase: { name: 'leaving' } });
export const refused = (code = '', data?: unknown) => new Failure('refused', code, data, 'Words.');
export const network = new Failure('network');
/** The card shows this failure for a while. */
export const alerted = (state: CardState, failure: Failure): CardState => ({
  ...state,
  phase: { name: 'idle', since: 1, alert: { failure, field: undefined } },
  alerts: 1,
});

/** Nothing is new to the visitor. */
export const quiet: Partial<CardState> = { phase: { name: 'idle' } };
export const news: Partial<CardState> = { phase: { name: 'idle', since: now.steady } };
export const alertNow = (failure: Failure, field?: 'code' | 'password'): Partial<CardState> => ({
  phase: { name: 'idle', since: now.steady, alert: { failure, field } },
  alerts: 1,
});

export const silence: Effect = { type: 'say' };
export const cancel: Effect = { type: 'cancel' };
export const focus: Effect = { type: 'focus' };
export const emitStep: Effect = { type: 'emitStep' };
export const clear = (field: 'code' | 'password'): Effect => ({ type: 'clear', field });
export const setSms = (sent?: ReturnType<typeof sentNow>): Effect => ({ type: 'setSms', sent });
export const sayNumber: Effect = {
  type: 'say',
  key: 'CodeSentTo',
  values: { number: '+380 50 123 45 67' },
};
export const leave: Effect[] = [{ type: 'say', key: 'SignedIn' }, { type: 'navigate' }];
export const refusal = (code = '', kind: 'refused' | 'network' | 'invalid' = 'refused'): Effect[] => [
  silence,
  { type: 'emitRefused', kind, code },
];

type Phase = CardState['phase']['name'];
type Name = CardEvent['type'];

/** What is special, the state before, the event, what it changes in the state, and the effects in their order. */
export type Row<Each extends Name = Name> = [
  when: string,
  before: CardState,
  event: CardEvent<Each>,
  changes: Partial<CardState>,
  effects: Effect[],
];

/** The compiler demands every pair. `[]` means that the event does nothing in this phase. */
export type Pairs = { [Each in Phase]: { [Event in Name]: Row<Event>[] } };

export const timeNow = new Date(now.time).toTimeString().slice(0, 5);
export const select = (field: 'code' | 'password', text: string): Effect => ({
  type: 'focus',
  field,
  select: text,
});
