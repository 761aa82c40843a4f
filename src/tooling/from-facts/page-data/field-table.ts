import { namedFields } from '../../../facts/fields';
import { portalPaths } from '../../../facts/routes';
import type { Kind, PageField } from '../../../shared/page/field';
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
function defaultOf(name: string, { default: fallback, defaultInWords }: PageField): string {
  const value = fallback ?? paths[name];
  const text = defaultInWords ?? (typeof value === 'string' && value && code(value));
  return text ? ` Default: ${text}.` : '';
}

const isOf = ({ widgets }: PageField, widget?: string) =>
  widget ? !!widgets?.split(' ').includes(widget) : !widgets;

/** The table of the fields that a widget reads. Without a name: of those that all widgets read. */
export const fieldTable = (widget?: string) =>
  table(
    ['field', 'value', 'meaning'],
    namedFields
      .filter(([, field]) => isOf(field, widget))
      .map(([name, field]) => [code(name), valueIn(field.kind), field.description + defaultOf(name, field)]),
  );
