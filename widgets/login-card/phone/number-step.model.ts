import { type Key, signal } from '../../../src';
import { digitsIn } from '../fields/digits';
import { createDigitsField } from '../fields/digits-field';
import { createField } from '../fields/field';
import type { Dispatch } from '../machine/card-event';
import { countries, countryOf } from '../phone-number/countries';
import { readPhoneNumber } from '../phone-number/phone-number';
import { readCulture } from './sms/culture';

/** The first step of signing in by phone: the country and the number. */
export function createNumberStep(dispatch: Dispatch, read = readPhoneNumber) {
  const country = createField(() => {
    fill(phone.read());
    change();
  });
  const phone = createDigitsField((text) => {
    const shown = take(text);
    change();
    return shown;
  });
  /** A number of the chosen country. */
  const example = signal('');
  /** What the fields show, and the number in it. */
  let latest: { text?: string; dialCode?: string; number?: ReturnType<typeof read> } = {};

  function choose(dialCode: string) {
    country.write(dialCode);
    example.value = countryOf(dialCode)?.example ?? '';
  }

  /** Reads each number: typed, pasted, filled in or restored. Returns what the field shows: a complete number without its prefix, or all digits. */
  function take(typed: string): string {
    const number = read(typed, country.read());
    const text = number?.phone ?? digitsIn(typed);
    choose(number?.dialCode ?? country.read());
    latest = { text, dialCode: country.read(), number };
    return text;
  }

  const change = () => dispatch({ type: 'change', field: 'phone', isWrong: !latest.number });

  const fill = (text: string) => phone.write(take(text));

  /** The error of what the fields show. A script of the page may have written it without an event. */
  function check(): Key | undefined {
    const [text, dialCode] = [phone.read(), country.read()];
    if (text !== latest.text || dialCode !== latest.dialCode)
      latest = { text, dialCode, number: read(text, dialCode) };
    if (latest.number) return undefined;
    return digitsIn(text) ? 'InvalidPhoneNumberFormatError' : 'PhoneNumberRequiredError';
  }

  choose(countries.find(({ suggested }) => suggested)?.dialCode ?? '');

  return {
    country,
    phone,
    example,
    fill,

    leavePhone() {
      const error = check();
      if (error !== 'PhoneNumberRequiredError') dispatch({ type: 'check', field: 'phone', error });
    },

    submit() {
      const error = check();
      const { number } = latest;
      if (number) choose(number.dialCode);
      dispatch({
        type: 'submit',
        errors: { phone: error },
        call: number && { name: 'checkout', number, culture: readCulture() },
      });
    },
  };
}
