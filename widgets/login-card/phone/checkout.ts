import type { Call } from '../machine/card-state';
import type { PhoneNumber } from '../phone-number/phone-number';
import { readCulture } from './sms/culture';

/** The call that requests a code. */
export const checkout = ({ dialCode, phone }: PhoneNumber): Call => ({
  name: 'checkout',
  values: [dialCode, phone, readCulture()],
});
