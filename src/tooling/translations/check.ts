import { textOf } from '../../i18n/lookup';
import type { Dictionary } from '../../page/kinds';
import { getProperty } from '../../page/property';

/** The problems of a site's dictionary. Each list contains keys. */
export interface Findings {
  missing: string[];
  unknown: string[];
  placeholders: { key: string; lost: string[]; invented: string[] }[];
  english: string[];
}

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))];

function placeholders(key: string, english: string, text: string) {
  const wanted = placeholdersIn(english);
  const found = placeholdersIn(text);
  const lost = wanted.filter((name) => !found.includes(name));
  const invented = found.filter((name) => !wanted.includes(name));
  return lost.length || invented.length ? [{ key, lost, invented }] : [];
}

/** Compares a dictionary with the English texts. A key or text counts as missing if the widgets would not find it. */
export function check(dictionary: Dictionary, texts: Record<string, string>): Findings {
  const given = Object.entries(texts).flatMap(([key, english]) => {
    const text = textOf(dictionary, key);
    return text ? [{ key, english, text }] : [];
  });
  const same = given.filter(({ english, text }) => english === text).map(({ key }) => key);
  const keys = given.map(({ key }) => key);
  return {
    missing: Object.keys(texts).filter((key) => !keys.includes(key)),
    unknown: Object.keys(dictionary).filter((key) => !getProperty(texts, key)),
    placeholders: given.flatMap(({ key, english, text }) => placeholders(key, english, text)),
    // If every text is the English one, the file is the English dictionary.
    english: same.length < given.length ? same : [],
  };
}
