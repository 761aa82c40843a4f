/** The form that the card shows: one of the two steps of signing in by phone, or the form for signing in by email. */
export type Step = 'number' | 'code' | 'email';

/** The way of signing in. */
export type Method = 'phone' | 'email';

export const methodOf = (step: Step): Method => (step === 'email' ? step : 'phone');
