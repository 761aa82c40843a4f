import type { Field, Kind } from '../../page/field';
import { namedFields } from '../../page/fields';
import { kinds } from '../../page/kinds';
import { isList } from '../../page/value';
import { table } from '../documents/table';

function valueIn(kind: Kind): string {
  if (typeof kind === 'string') return kinds[kind].words;
  if (isList(kind)) return `a list of ${valueIn(kind[0])}`;
  return `\`{${Object.keys(kind.parts).join(', ')}}\``;
}

function defaultOf({ default: fallback, defaultInWords }: Field): string {
  return defaultInWords ?? (typeof fallback === 'string' && fallback ? `\`${fallback}\`` : 'none');
}

/** The table of fields in the guide for sites. */
export const fieldTable = () =>
  table(
    ['field', 'value', 'default', 'meaning'],
    namedFields.map(([name, field]) => [
      `\`${name}\``,
      valueIn(field.kind),
      defaultOf(field),
      field.description,
    ]),
  );
