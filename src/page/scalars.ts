import { address, webAddress } from './address';
import { isLanguageCode } from './language-code';
import { type Language, languages } from './languages';

/** The site's dictionary, by key. Only strings count as texts. */
export type Dictionary = Readonly<Record<string, unknown>>;

export interface Scalar<T> {
  /** The expected value, in the words of the error message. */
  wants: string;
  /** Returns the value as the widgets use it, or undefined when its type is wrong. */
  read(found: unknown, skip: (key: string, item: unknown) => void): T | undefined;
}

const text = (found: unknown) => (typeof found === 'string' ? found : undefined);

export const scalars = {
  text: { wants: 'a text', read: text },
  code: { wants: 'a language code', read: (found) => (isLanguageCode(found) ? found : undefined) },
  address: { wants: 'an address', read: (found) => address(text(found)) },
  url: { wants: 'an http address', read: (found) => webAddress(address(text(found))) },
  format: {
    wants: '"json" or "form"',
    read: (found) => (found === 'json' || found === 'form' ? found : undefined),
  },
  codeLength: {
    wants: 'a whole number from 4 to 8',
    read: (found) =>
      Number.isInteger(found) && Number(found) >= 4 && Number(found) <= 8 ? Number(found) : undefined,
  },
  dictionary: {
    wants: 'an object of texts',
    read: (found) => (typeof found === 'object' && !Array.isArray(found) ? (found as Dictionary) : undefined),
  },
  languages: { wants: 'an object or list of languages', read: languages },
} satisfies {
  text: Scalar<string>;
  code: Scalar<string>;
  address: Scalar<string>;
  url: Scalar<string>;
  format: Scalar<'json' | 'form'>;
  codeLength: Scalar<number>;
  dictionary: Scalar<Dictionary>;
  languages: Scalar<Language[]>;
};
