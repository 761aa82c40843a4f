import type { CardState } from '../card-state.model';
import { digitsIn } from '../fields/digits';
import { createDigitsField } from '../fields/digits-field';
import { createField } from '../fields/field';
import { countries } from './number/countries';
import { type PhoneNumber, readPhoneNumber } from './number/phone-number';

/** The first step of signing in by phone: the country and the number. */
export function createNumberStep(state: CardState, onSubmit: (number: PhoneNumber) => void) {
  const country = createField(() => {
    checkInput(phone.read());
    phone.write(keepNumber(phone.read()));
  });
  const phone = createDigitsField(keepNumber, checkInput);
  country.write(countries.find(({ suggested }) => suggested)?.code ?? '');

  function numberIn(text: string) {
    return readPhoneNumber(text, country.read());
  }

  /** The text that stays in the field: a complete number without its prefix, or all digits. */
  function keepNumber(text: string) {
    return numberIn(text)?.phone ?? digitsIn(text);
  }

  function checkInput(text: string) {
    const number = numberIn(text);
    state.clearError();
    if (number) country.write(number.country);
    if (number || phone.error.peek() === 'RequiredFieldError') phone.error.value = undefined;
  }

  /** The error of the number, or undefined. */
  function check() {
    const text = phone.read();
    if (numberIn(text)) return undefined;
    return digitsIn(text) ? 'InvalidPhoneNumberFormatError' : 'RequiredFieldError';
  }

  return {
    country,
    phone,

    /** Fills in a number. */
    fill(text: string) {
      checkInput(text);
      phone.write(keepNumber(text));
    },

    leavePhone() {
      const error = check();
      if (error !== 'RequiredFieldError') phone.error.value = error;
    },

    submit() {
      if (state.busy.peek()) return;
      const number = numberIn(phone.read());
      if (state.showFieldErrors([[phone, check()]]) || !number) return;
      country.write(number.country);
      onSubmit(number);
    },
  };
}
