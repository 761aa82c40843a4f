import type { Detail, Host, JSX } from '../../src';
import type { LoginCardModel } from './card.model';

/** The form that the card shows: one of the two steps of signing in by phone, or the form for signing in by email. */
export type Step = Detail<'login:step'>['step'];

export const methodOf = (step: Step) => (step === 'email' ? step : 'phone');

/** What the component of each step gets. */
export interface StepProps {
  card: LoginCardModel;
  t: Host['t'];
  /** The card error. The last field shows it, in the room of its hint: nothing moves, and no keyboard of a phone covers it. */
  message: JSX.Element | null;
}
