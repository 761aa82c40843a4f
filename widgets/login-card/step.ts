import type { Detail } from '../../src';

/** The form that the card shows: one of the two steps of signing in by phone, or the form for signing in by email. */
export type Step = Detail<'login:step'>['step'];

export const methodOf = (step: Step) => (step === 'email' ? step : 'phone');
