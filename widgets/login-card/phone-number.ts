import { type Country, countries, countryOf, type PhoneNumber } from '../../src/facts/countries';
import { digitsIn } from './controls/digits';

/** The digits of a number of this country after `start`, which is a pattern. */
const phoneAfter = (start: string, digits: string, { length }: Country) =>
  digits.match(`^${start}([1-9]\\d{${length - 1}})$`)?.[1];

/** Whether a plus stands before the digits. */
export const hasPlus = (text: string) => /^\D*[+＋]/.test(text);

/** A text that begins with a plus or 00 and an offered dialling code: the code, and all digits after it. */
export function splitNumber(text: string): PhoneNumber | undefined {
  const digits = (hasPlus(text) ? '00' : '') + digitsIn(text);
  for (const { dialCode } of countries)
    if (digits.startsWith(`00${dialCode}`)) return { dialCode, phone: digits.slice(dialCode.length + 2) };
  return undefined;
}

/**
 * The phone number in a text, if it is complete. It may begin with a dialling code, or with what people write before a national number. After a
 * plus or 00 a dialling code must follow, because the digits of a country that is not offered are no number of this one.
 */
export function readPhoneNumber(text: string, chosen: string): PhoneNumber | undefined {
  const digits = digitsIn(text);
  for (const country of countries) {
    const { dialCode } = country;
    const phone = phoneAfter(`(?:00)?${dialCode}0?`, digits, country);
    if (phone) return { dialCode, phone };
  }
  const country = countryOf(chosen);
  const phone = country && !hasPlus(text) && phoneAfter(`(?:${country.prefix ?? 0})?`, digits, country);
  return phone ? { dialCode: chosen, phone } : undefined;
}

/** A number in groups of digits, which are easy to compare. */
export const formatNumber = ({ dialCode, phone }: PhoneNumber): string =>
  [`+${dialCode}`, ...phone.split(countryOf(dialCode)?.gaps ?? /(?=(?:...)+$)/)].join(' ');
