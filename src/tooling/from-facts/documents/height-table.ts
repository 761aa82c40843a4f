import { reservedHeights } from '../../sheets/reserved-heights';
import { widgetNames } from '../../widget-names';
import { code, table } from './table';

/** What widgets.css reserves for a widget: a row for each window and each attribute with which the height changes. */
function rowsOf(widget: string): string[][] {
  const rows = new Map<string, string[]>();
  for (const { height, attributes, from, upTo, withMouse } of reservedHeights(widget)) {
    const window = from ? `from ${from} px` : upTo ? `up to ${upTo} px` : 'each';
    const shown = attributes.map(code).join(' or ');
    const px = `${height} px`;
    const row = rows.get(window + shown) ?? [code(widget), shown, window, px, px];
    row[withMouse ? 3 : 4] = px;
    rows.set(window + shown, row);
  }
  return [...rows.values()];
}

/** The heights that widgets.css reserves, for all widgets or for one. */
export const heightTable = (widget?: string) =>
  table(
    ['widget', 'with', 'in a window', 'with a mouse', 'by touch'],
    (widget ? [widget] : widgetNames()).flatMap(rowsOf),
  );
