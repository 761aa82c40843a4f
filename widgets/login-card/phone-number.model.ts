import { countries } from './countries.model';

export interface PhoneNumber {
  country: string;
  phone: string;
}

const codes = countries.map(({ code }) => code).join('|');
const abroad = new RegExp(`^(?:00)?(${codes})0?([1-9]\\d{8})$`);

export const digitsIn = (text: string) => text.replace(/\D/g, '');

/**
 * The number that a text means in the chosen country, or undefined while it is none: with the code of a country, with
 * the 0 that is dialled at home, or with the 8 that once stood before it in Ukraine.
 */
export function understand(text: string, country: string): PhoneNumber | undefined {
  const digits = digitsIn(text);
  const [, own = country, phone] =
    digits.match(abroad) ??
    digits.match(country === '380' ? /^()?(?:8?0)?([1-9]\d{8})$/ : /^()?0?([1-9]\d{8})$/) ??
    [];
  return phone ? { country: own, phone } : undefined;
}

/** A number in groups that are easy to compare with one's own. */
export const groups = ({ country, phone }: PhoneNumber) =>
  phone.split(country === '380' ? /(?=.{7}$)|(?=.{4}$)|(?=..$)/ : /(?=(?:...)+$)/);
