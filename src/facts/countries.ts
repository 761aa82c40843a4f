export interface Country {
  icon: string;
  /** The key of its text. */
  name: 'Ukraine' | 'Slovakia';
  abbr: string;
  dialCode: string;
  suggested?: true;
  /** A number of the country, with no-break spaces. */
  example: string;
  /** The number of digits after the dialling code. */
  length: number;
  /** The seconds until the next code can be requested. */
  wait: number;
  /** A pattern of what people write before a national number. By default it is a 0. */
  prefix?: string;
  /** The places between the groups of digits. By default each group has three digits. */
  gaps?: RegExp;
}

/** How Ukrainians write a number. The 8 before the 0 was once used. */
const own = { prefix: '8?0', gaps: /(?=.{7}$)|(?=.{4}$)|(?=..$)/ };

/** The countries with numbers that can receive a code. The suggested one is selected at the start. */
export const countries: Country[] = [
  {
    icon: '🇺🇦',
    name: 'Ukraine',
    abbr: 'UA',
    dialCode: '380',
    suggested: true,
    example: '50\u00a0123\u00a045\u00a067',
    length: 9,
    wait: 60,
    ...own,
  },
  {
    icon: '🇸🇰',
    name: 'Slovakia',
    abbr: 'SK',
    dialCode: '421',
    example: '905\u00a0123\u00a0456',
    length: 9,
    wait: 60,
  },
];

/** A complete number: its digits after the dialling code. */
export interface PhoneNumber {
  dialCode: string;
  phone: string;
}

export const countryOf = (dialCode: string) => countries.find((country) => country.dialCode === dialCode);
