import { readdir, readFile } from 'node:fs/promises';
import { type Key, texts } from '../../i18n/texts';
import { mainSiteLinks } from '../../page/main-site';
import { portalLinks } from '../../routes';

/** The lists of links in src/, by the code with which a widget reads them. Each has the keys of its texts. */
const lists: [code: RegExp, keys: string[]][] = [
  ...Object.entries(portalLinks).map(([name, links]): [RegExp, string[]] => [
    new RegExp(`\\.links\\('${name}'`),
    Object.keys(links),
  ]),
  [/\bmainSiteLinks\b/, mainSiteLinks.map(([, { text }]) => text)],
];

/** The keys of the texts that a widget shows. In the code of its folder they are in single quotes, or in a list of links. */
export async function keysOf(widget: string): Promise<Key[]> {
  const paths = await readdir(`widgets/${widget}`, { recursive: true });
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const sources = await Promise.all(code.map((path) => readFile(`widgets/${widget}/${path}`, 'utf8')));
  const source = sources.join('\n');
  const linked = lists.flatMap(([code, keys]) => (code.test(source) ? keys : []));
  const keys = Object.keys(texts.en) as Key[];
  return keys.filter((key) => linked.includes(key) || source.includes(`'${key}'`));
}
