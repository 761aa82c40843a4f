import { signal } from '../../../src';
import type { CardState } from '../card-state.model';
import { digitsIn } from '../fields/digits';
import { createDigitsField } from '../fields/digits-field';
import { createField } from '../fields/field';
import { countries, countryOf } from './number/countries';
import { type PhoneNumber, readPhoneNumber } from './number/phone-number';

/** The first step of signing in by phone: the country and the number. */
export function createNumberStep(
  state: CardState,
  onSubmit: (number: PhoneNumber) => void,
  read = readPhoneNumber,
) {
  const list = createField(() => phone.write(understand()));
  const phone = createDigitsField(understand);
  /** A number of the chosen country. */
  const example = signal('');
  const country = {
    ...list,
    write(dialCode: string) {
      list.write(dialCode);
      example.value = countryOf(dialCode)?.example ?? '';
    },
  };
  country.write(countries.find(({ suggested }) => suggested)?.dialCode ?? '');

  /** What the fields showed when they were read last, and the number in it. */
  let latest: { text: string; dialCode: string; number?: PhoneNumber } = { text: '', dialCode: '' };

  /** The number in the fields. It is read again only if they show something else, which a script may have written without an event. */
  function readNumber(): PhoneNumber | undefined {
    const [text, dialCode] = [phone.read(), country.read()];
    if (text !== latest.text || dialCode !== latest.dialCode)
      latest = { text, dialCode, number: read(text, dialCode) };
    return latest.number;
  }

  /** Call this after a change. Returns the text that stays in the field: a complete number without its prefix, or all digits. */
  function understand(): string {
    const number = readNumber();
    state.clearError();
    country.write(number?.dialCode ?? country.read());
    if (number || phone.error.peek() === 'PhoneNumberRequiredError') phone.error.value = undefined;
    const text = number?.phone ?? digitsIn(phone.read());
    latest = { text, dialCode: country.read(), number };
    return text;
  }

  function check() {
    if (readNumber()) return undefined;
    return digitsIn(phone.read()) ? 'InvalidPhoneNumberFormatError' : 'PhoneNumberRequiredError';
  }

  return {
    country,
    phone,
    example,

    fill(text: string) {
      phone.write(text);
      phone.write(understand());
    },

    leavePhone() {
      const error = check();
      if (error !== 'PhoneNumberRequiredError') phone.error.value = error;
    },

    submit() {
      if (state.busy.peek()) return;
      const number = readNumber();
      if (state.showFieldErrors([[phone, check()]]) || !number) return;
      country.write(number.dialCode);
      onSubmit(number);
    },
  };
}
