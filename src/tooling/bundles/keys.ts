import { readdir, readFile } from 'node:fs/promises';
import { type Key, texts } from '../../i18n/texts';
import { widgetNames } from '../widget-names';

/** The translation keys that occur in the source code. */
export const keysIn = (source: string) =>
  (Object.keys(texts.en) as Key[]).filter((key) => source.includes(`'${key}'`));

/** The keys that each widget shows. */
export async function keysByWidget(): Promise<Record<string, Key[]>> {
  const keysOf = async (name: string) => {
    const files = (await readdir(`widgets/${name}`, { recursive: true })).filter((file) =>
      /\.tsx?$/.test(file),
    );
    const sources = await Promise.all(files.map((file) => readFile(`widgets/${name}/${file}`, 'utf8')));
    return [name, keysIn(sources.join('\n'))] as const;
  };
  return Object.fromEntries(await Promise.all(widgetNames().map(keysOf)));
}
