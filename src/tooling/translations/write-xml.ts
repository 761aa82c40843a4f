import { encode } from '../../inspect/resx';
import { formerTexts, neededMarks, type Texts } from './former';

/** WidgetTexts.xml: what a build of a site needs to know about each text. */
export function textsXml(texts: Texts, shipped?: string[]): string {
  const rows = Object.keys(texts.en ?? {}).map((key) => {
    const now = Object.entries(texts).map(([language, { [key]: text = '' }]) => [language, text] as const);
    const row =
      (name: string) =>
      ([language, text]: readonly [string, string]) =>
        `    <${name} language="${language}">${encode(text)}</${name}>\n`;
    const rest = formerTexts(texts, key, shipped).map(row('former'));
    const needs = encode(neededMarks(texts, key, shipped).join(' '));
    return `  <text name="${key}" needs="${needs}">\n${[...now.map(row('now')), ...rest].join('')}  </text>\n`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n<texts>\n${rows.join('')}</texts>\n`;
}
