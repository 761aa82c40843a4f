import { codeLengths, loginMethods } from '../../facts/login';
import { ownAddress, safeAddress, webAddress } from './address/safe-address';
import { isLanguageCode, languages } from './languages';

/** The site's dictionary, by key. Only strings count as texts. */
export type Dictionary = Readonly<Record<string, unknown>>;

export interface SimpleKind {
  /** What messages and documents call such a value. */
  words: string;
  /** The value is an address. It leads to the same place whatever the page's `<base>` says. */
  isAddress?: true;
  /** What the types of other languages do not say: the possible words, or the limits of a number. */
  options?: readonly string[];
  limits?: { minimum: number; maximum: number };
  /** Returns the value as the widgets use it, or undefined when it is wrong. `skip` is called with each entry that is left out. */
  read(found: unknown, skip: (key: string, entry: unknown, expected: string) => void): unknown;
}

const oneOf = <const Option extends string>(...options: readonly Option[]) => ({
  words: options.map((option) => `"${option}"`).join(' or '),
  options,
  read: (found: unknown) => options.find((option) => option === found),
});

const wholeNumber = (limits: { minimum: number; maximum: number }) => ({
  words: `a whole number from ${limits.minimum} to ${limits.maximum}`,
  limits,
  read(found: unknown) {
    const isValid = Number.isInteger(found) && Number(found) >= limits.minimum;
    return isValid && Number(found) <= limits.maximum ? Number(found) : undefined;
  },
});

/** To add a kind, write it here and in src/tooling/from-facts/page-data/formats.ts. The compiler names what is missing. */
export const kinds = {
  string: { words: 'a string', read: (found) => (typeof found === 'string' ? found : undefined) },
  languageCode: { words: 'a language code', read: (found) => (isLanguageCode(found) ? found : undefined) },
  address: { words: 'an address', isAddress: true, read: safeAddress },
  webAddress: { words: 'an http address', isAddress: true, read: webAddress },
  ownAddress: { words: "an address on the page's own origin", isAddress: true, read: ownAddress },
  headerName: {
    words: 'the name of a header',
    read: (found) =>
      /^[\w!#$%&'*+.^`|~-]+$/.test(`${found}`) && typeof found === 'string' ? found : undefined,
  },
  bodyFormat: oneOf('json', 'form'),
  loginMethod: oneOf(...loginMethods),
  codeLength: wholeNumber(codeLengths),
  flag: { words: 'true or false', read: (found) => (typeof found === 'boolean' ? found : undefined) },
  dictionary: {
    words: 'an object of strings',
    read(found, skip) {
      if (typeof found !== 'object' || Array.isArray(found)) return undefined;
      // C# serialises an absent text as null.
      for (const [key, text] of Object.entries(found as Dictionary))
        if (typeof (text ?? '') !== 'string') skip(key, text, 'a string');
      return found as Dictionary;
    },
  },
  languages: {
    words: 'an object {code: name}, or a list of {code, name}, {key, value} or {value, text}',
    read: languages,
  },
} satisfies Record<string, SimpleKind>;
