import { digitsIn } from '../../fields/digits';
import { countries } from './countries';

export interface PhoneNumber {
  country: string;
  phone: string;
}

const codes = countries.map(({ code }) => code).join('|');
const international = new RegExp(`^(?:00)?(${codes})0?([1-9]\\d{8})$`);

/**
 * The phone number in a text, or undefined when the text is not a complete number. It may begin with the
 * code of a country, with the 0 of calls within the country, or with the 8 that Ukraine once used before the 0.
 */
export function readPhoneNumber(text: string, country: string): PhoneNumber | undefined {
  const digits = digitsIn(text);
  const [, own = country, phone] =
    digits.match(international) ??
    digits.match(country === '380' ? /^()?(?:8?0)?([1-9]\d{8})$/ : /^()?0?([1-9]\d{8})$/) ??
    [];
  return phone && own ? { country: own, phone } : undefined;
}

/** A number in groups of digits, which are easy to compare. */
export function formatNumber({ country, phone }: PhoneNumber): string {
  const groups = country === '380' ? /(?=.{7}$)|(?=.{4}$)|(?=..$)/ : /(?=(?:...)+$)/;
  return [`+${country}`, ...phone.split(groups)].join(' ');
}
