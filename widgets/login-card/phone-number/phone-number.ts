import { digitsIn } from '../fields/digits';
import { type Country, countries, countryOf } from './countries';

export interface PhoneNumber {
  dialCode: string;
  phone: string;
}

/** The digits of a number of this country after `start`, which is a pattern. */
const phoneAfter = (start: string, digits: string, { length }: Country) =>
  digits.match(`^${start}([1-9]\\d{${length - 1}})$`)?.[1];

/** The phone number in a text, if it is complete. It may begin with a dialling code, or with what people write before a national number. */
export function readPhoneNumber(text: string, chosen: string): PhoneNumber | undefined {
  const digits = digitsIn(text);
  for (const country of countries) {
    const { dialCode } = country;
    const phone = phoneAfter(`(?:00)?${dialCode}0?`, digits, country);
    if (phone) return { dialCode, phone };
  }
  const country = countryOf(chosen);
  const phone = country && phoneAfter(`(?:${country.prefix ?? 0})?`, digits, country);
  return phone ? { dialCode: chosen, phone } : undefined;
}

/** A number in groups of digits, which are easy to compare. */
export const formatNumber = ({ dialCode, phone }: PhoneNumber): string =>
  [`+${dialCode}`, ...phone.split(countryOf(dialCode)?.gaps ?? /(?=(?:...)+$)/)].join(' ');
