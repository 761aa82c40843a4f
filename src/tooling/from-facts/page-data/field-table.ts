import { type fields, namedFields } from '../../../facts/fields';
import { type FieldWords, fieldWords } from '../../../facts/fields.words';
import { portalPaths } from '../../../facts/routes';
import type { Kind } from '../../../shared/page/field';
import { kinds } from '../../../shared/page/kinds';
import { isList } from '../../../shared/page/value';
import { code, table } from '../documents/table';

function valueIn(kind: Kind): string {
  if (typeof kind === 'string') return kinds[kind].words;
  if (isList(kind)) return `a list of ${valueIn(kind[0])}`;
  return code(`{${Object.keys(kind.parts).join(', ')}}`);
}

const paths: Record<string, unknown> = portalPaths;

/** The default, if there is one, as the end of the meaning. Some are an address of the portal. */
function defaultOf(name: string, fallback: unknown, inWords?: string): string {
  const value = fallback ?? paths[name];
  const text = inWords ?? (typeof value === 'string' && value && code(value));
  return text ? ` Default: ${text}.` : '';
}

/** The table of the fields that a widget reads. Without a name: of those that all widgets read. */
export const fieldTable = (widget?: string) =>
  table(
    ['field', 'value', 'meaning'],
    namedFields.flatMap(([name, field]) => {
      const words: FieldWords = fieldWords[name as keyof typeof fields];
      const { description, defaultInWords, widgets } = words;
      if (widget ? !widgets?.split(' ').includes(widget) : widgets) return [];
      return [
        [code(name), valueIn(field.kind), description + defaultOf(name, field.default, defaultInWords)],
      ];
    }),
  );
