import { linesOf } from '../../release/lists';

/** Texts by language and key. */
export type Texts = Record<string, Record<string, string>>;

/** The texts of all released versions from 4.0.0 on, a line each: `uk Next Далі`. */
export const textList = 'src/tooling/release/texts.txt';

/** The lines of the list after a release of these texts. */
export const withTexts = (texts: Texts, lines = linesOf(textList)): string[] => {
  const now = Object.entries(texts).flatMap(([language, dictionary]) =>
    Object.entries(dictionary).map(([key, text]) => `${language} ${key} ${text}`),
  );
  return [...new Set([...lines, ...now])].sort();
};

/** The former texts of a key, by language: released versions had them. */
export function formerTexts(texts: Texts, key: string, lines = linesOf(textList)): [string, string][] {
  const now = Object.values(texts).map((dictionary) => dictionary[key]);
  return lines
    .map((line) => line.match(/^(\S+) (\S+) (.+)$/)?.slice(1) as [string, string, string])
    .flatMap(([language, name, text]) => (name === key && !now.includes(text) ? [[language, text]] : []));
}

const marksOf = (text = '') => new Set(text.match(/\{\{.*?\}\}/g));

/** The marks of values that each text of a key needs. A former text without a mark may stay in a site, so that mark is optional. */
export function neededMarks(texts: Texts, key: string, lines?: string[]): string[] {
  const former = formerTexts(texts, key, lines).map(([, text]) => marksOf(text));
  return [...marksOf(texts.en?.[key])].filter((mark) => former.every((marks) => marks.has(mark)));
}
