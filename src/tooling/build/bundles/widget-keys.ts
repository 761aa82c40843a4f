import { readdirSync, readFileSync } from 'node:fs';
import { countries } from '../../../facts/countries';
import { portalLinks } from '../../../facts/routes';
import type { Key } from '../../../shared/i18n/translator';
import { mainSiteLinks } from '../../../shared/page/main-site';
import { texts } from '../../from-facts/translations/texts';

/** The lists of links in src/, by the code with which a widget reads them. Each has the keys of its texts. */
const lists: [code: RegExp, keys: string[]][] = [
  ...Object.entries(portalLinks).map(([name, links]): [RegExp, string[]] => [
    new RegExp(`\\.links\\('${name}'`),
    Object.keys(links),
  ]),
  [/\bcountries\b/, countries.map(({ name }) => name)],
  [/\bmainSiteLinks\b/, mainSiteLinks.map(([, { text }]) => text)],
];

/** The keys of the texts that a widget shows. */
export function keysOf(widget: string): Key[] {
  const code = readdirSync(`widgets/${widget}`, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.tsx?$/.test(path),
  );
  return keysIn(code.map((path) => readFileSync(`widgets/${widget}/${path}`, 'utf8')).join('\n'));
}

/** The keys in source code: in quotes, or in a list of links. */
export function keysIn(source: string): Key[] {
  const linked = lists.flatMap(([code, keys]) => (code.test(source) ? keys : []));
  const keys = Object.keys(texts.en) as Key[];
  return keys.filter((key) => linked.includes(key) || new RegExp(`(['"\`])${key}\\1`).test(source));
}
