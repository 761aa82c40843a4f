import { readdir, readFile } from 'node:fs/promises';
import { type Key, texts } from '../../i18n/texts';
import { widgetNames } from '../widget-names';

/** The keys of the texts that a widget shows. They are in single quotes in the code of its folder. */
export async function keysOf(widget: string): Promise<Key[]> {
  const paths = await readdir(`widgets/${widget}`, { recursive: true });
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const sources = await Promise.all(code.map((path) => readFile(`widgets/${widget}/${path}`, 'utf8')));
  const keys = Object.keys(texts.en) as Key[];
  return keys.filter((key) => sources.some((source) => source.includes(`'${key}'`)));
}

export async function keysByWidget(): Promise<Record<string, Key[]>> {
  const entries = widgetNames().map(async (name) => [name, await keysOf(name)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
