import type { Key } from '../../../../src';

export interface Country {
  icon: string;
  name: Key;
  abbr: string;
  dialCode: string;
  suggested: boolean;
  /** The number of digits after the dialling code. */
  length: number;
  /** The seconds until the next code can be requested. */
  wait: number;
  /** A pattern of what people write before a number within the country. */
  prefix: string;
  /** A pattern of the places between groups of digits. */
  gaps: RegExp;
}

/** The countries with numbers that can receive a code. The suggested one is selected at the start. */
export const countries: Country[] = [
  {
    ...{ icon: '🇺🇦', name: 'Ukraine', abbr: 'UA', dialCode: '380', suggested: true, length: 9, wait: 60 },
    // Ukraine once used an 8 before the 0.
    prefix: '8?0',
    gaps: /(?=.{7}$)|(?=.{4}$)|(?=..$)/,
  },
  {
    ...{ icon: '🇸🇰', name: 'Slovakia', abbr: 'SK', dialCode: '421', suggested: false, length: 9, wait: 60 },
    prefix: '0',
    gaps: /(?=(?:...)+$)/,
  },
];

export const countryOf = (dialCode: string) => countries.find((country) => country.dialCode === dialCode);
