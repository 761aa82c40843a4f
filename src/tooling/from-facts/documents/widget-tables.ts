import { readdirSync, readFileSync } from 'node:fs';
import { customProperties } from '../../../shared/ui/custom-properties';
import { keysOf } from '../../build/bundles/widget-keys';
import { texts } from '../translations/texts';
import { code, inCell, table } from './table';

/** The default of each custom property that a stylesheet of the widgets reads. */
export function propertiesInSheets(): Map<string, string> {
  const sheets = ['src/shared/ui', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const css = sheets.join('\n');
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of css.matchAll(/var\((--widget-(?!-)[\w-]+), ([^)]+)\)/g))
    if (!css.includes(`@property ${name}`) && !found.has(name)) found.set(name, value);
  return found;
}

/** The custom properties that a widget reads. */
export function propertiesOf(widget: string): { name: string; usual: string; changes: string }[] {
  const defaults = propertiesInSheets();
  return Object.entries(customProperties)
    .filter(([, { widgets }]) => widgets.split(' ').includes(widget))
    .map(([name, { changes, computed }]) => ({
      name,
      changes,
      usual: computed ?? code(defaults.get(name) ?? ''),
    }));
}

export const propertyTable = (widget: string) =>
  table(
    ['property', 'default', 'what it changes'],
    propertiesOf(widget).map(({ name, usual, changes }) => [code(name), usual, changes]),
  );

export const textTable = (widget: string) =>
  table(
    ['key', 'English', 'Ukrainian'],
    keysOf(widget).map((key) => [code(key), inCell(texts.en[key]), inCell(texts.uk[key])]),
  );
