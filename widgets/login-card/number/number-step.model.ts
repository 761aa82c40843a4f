import { countries, countryOf } from '../../../src/facts/countries';
import { signal } from '../../../src/shared';
import { digitsIn } from '../controls/digits';
import { createDigitsField } from '../controls/digits-field';
import { createField } from '../controls/field-text';
import { readCulture } from '../culture';
import type { Key } from '../keys';
import { hasPlus, readPhoneNumber, splitNumber } from '../phone-number';
import type { Dispatch } from '../state/card-event';

/** No text of digits begins with this. */
const noPlus = '-';

/** The first step of signing in by phone: the country and the number. */
export function createNumberStep(dispatch: Dispatch, read = readPhoneNumber) {
  const dialCodeField = createField(() => {
    fill(phone.read());
    change();
  });
  const phone = createDigitsField((text) => {
    const shown = readTyped(text);
    change();
    return shown;
  });
  /** A number of the chosen country. */
  const example = signal('');
  /** What the fields show, and the number in it. */
  let latest: { text?: string; dialCode?: string; number?: ReturnType<typeof read> } = {};

  /** The digit after a plus, or an empty text before that digit. The field shows no plus, so the model remembers it while this digit is there. */
  let afterPlus = noPlus;

  /** The text with the plus that the visitor has typed before it. */
  const withPlus = (text: string) => (digitsIn(text).startsWith(afterPlus) ? `+${text}` : text);

  function chooseCountry(dialCode: string) {
    dialCodeField.write(dialCode);
    example.value = countryOf(dialCode)?.example ?? '';
  }

  /** Reads each number: typed, pasted, filled in or restored. Returns what the field shows: a complete number without its prefix, or all digits. */
  function readTyped(typed: string): string {
    const whole = withPlus(typed);
    const number = read(whole, dialCodeField.read());
    const text = number?.phone ?? digitsIn(typed);
    afterPlus = !number && hasPlus(whole) ? text.slice(0, 1) : noPlus;
    chooseCountry(number?.dialCode ?? dialCodeField.read());
    latest = { text, dialCode: dialCodeField.read(), number };
    return text;
  }

  const change = () => dispatch({ type: 'change', field: 'phone', isWrong: !latest.number });

  const fill = (text: string) => phone.write(readTyped(text));

  /**
   * The error of what the fields show. A script of the page may have written it without an event. A dialling code in a number that is not complete
   * goes into the country, so that the visitor sees what is missing.
   */
  function check(): Key | undefined {
    const [text, dialCode] = [phone.read(), dialCodeField.read()];
    const whole = withPlus(text);
    if (text !== latest.text || dialCode !== latest.dialCode)
      latest = { text, dialCode, number: read(whole, dialCode) };
    if (latest.number) return undefined;
    const split = splitNumber(whole);
    if (split) {
      chooseCountry(split.dialCode);
      // The format of a mask stays, and so does the code in it.
      if (digitsIn(text) === text) {
        afterPlus = noPlus;
        // The rest is not read again: with an 8 or another dialling code before it, it would be a number that the visitor has not written.
        phone.write(split.phone);
        latest = { text: split.phone, dialCode: split.dialCode };
      }
    }
    return digitsIn(phone.read()) ? 'InvalidPhoneNumberFormatError' : 'PhoneNumberRequiredError';
  }

  chooseCountry(countries.find(({ suggested }) => suggested)?.dialCode ?? '');

  return {
    dialCodeField,
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
      if (number) chooseCountry(number.dialCode);
      dispatch({
        type: 'submit',
        errors: { phone: error },
        call: number && { name: 'checkout', number, culture: readCulture() },
      });
    },
  };
}
