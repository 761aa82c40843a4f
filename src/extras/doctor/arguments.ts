import { countries, type PhoneNumber } from '../../facts/countries';
import type { Options } from './examine';
import type { Named } from './sign-in/sign-in';

export const usage =
  'node doctor.mjs https://portal.example [--lang uk] [--calls] [--json] [--sign-in 380501234567] [--email ADDRESS]';

/** A number as the card sends it: the dialling code and the digits after it. */
function readNumber(text: string): PhoneNumber | undefined {
  const country = countries.find(
    ({ dialCode, length }) => text.startsWith(dialCode) && text.length === dialCode.length + length,
  );
  if (!country || /\D/.test(text)) return undefined;
  return { dialCode: country.dialCode, phone: text.slice(country.dialCode.length) };
}

/** Reads the arguments of the command. Returns undefined if they are wrong. */
export function readArguments(
  args: readonly string[],
): (Options & { json: boolean; named: Named }) | undefined {
  let address: URL | undefined;
  let [calls, json] = [false, false];
  const values: Record<string, string> = {};
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    if (word === '--calls') calls = true;
    else if (word === '--json') json = true;
    else if (['--lang', '--sign-in', '--email'].includes(word)) values[word] = args[++at] ?? '';
    else if (!address && /^https?:\/\//.test(word) && URL.canParse(word)) address = new URL(word);
    else return undefined;
  }
  const { '--lang': lang, '--sign-in': phone, '--email': email } = values;
  const named = { number: readNumber(phone ?? ''), email };
  const isWrong =
    (lang !== undefined && !/^[\w-]+$/.test(lang)) ||
    (phone !== undefined && !named.number) ||
    (email !== undefined && !/^\S+@\S+$/.test(email));
  return address && !isWrong ? { address, lang, calls, json, named } : undefined;
}
