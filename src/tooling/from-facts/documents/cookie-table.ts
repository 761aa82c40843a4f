import { cookies, otherCookies } from '../../../facts/cookies.words';
import facts from '../../../facts/csharp.json';
import { code, table } from './table';

interface Cookie {
  /** The name over https. */
  overHttps: string;
  /** How long it lasts, unless it ends with the browser. */
  seconds?: number;
}

const kept: Record<keyof typeof cookies, Cookie> = facts.cookies;

const units = { year: 365 * 24 * 3600, day: 24 * 3600, minute: 60 };

/** A time in words: a year, a day or a minute. */
function inWords(seconds?: number): string {
  if (!seconds) return 'until the browser closes';
  const [unit, length] = Object.entries(units).find(([, length]) => seconds >= length) ?? ['second', 1];
  const count = seconds / length;
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}

/** The cookies of the C# and of the samples, for the cookie notice of a site. */
export function cookieTable(): string {
  const names = Object.keys(cookies) as (keyof typeof cookies)[];
  const rows = names.map((name) => {
    const { overHttps, seconds } = kept[name];
    const shown = overHttps === name ? code(name) : `${code(overHttps)}, over http ${code(name)}`;
    return [shown, cookies[name].of, inWords(seconds), cookies[name].what];
  });
  return table(['cookie', 'of', 'lasts', 'what it has'], [...rows, ...otherCookies]);
}
