import { readFileSync } from 'node:fs';
import { widgetNames } from '../../widget-names';
import { code, table } from './table';

/** What widgets.css reserves for a widget: a row for each window and each attribute with which the height changes. */
function rowsOf(widget: string): string[][] {
  const css = readFileSync(`widgets/${widget}/reserve.css`, 'utf8');
  const rules = css.matchAll(/(?:@media ([^{]*)\{\s*)?\.reserved([^{]*)\{[^}]*?min-height: (\d+)px/g);
  const rows = new Map<string, string[]>();
  for (const [, media = '', selector = '', height] of rules) {
    const [, edge, width] = media.match(/(min|max)-width: (\d+px)/) ?? [];
    const window = edge ? `${edge === 'min' ? 'from' : 'up to'} ${width?.replace('px', ' px')}` : 'each';
    const [, attribute = ''] = selector.match(/\[([\w-]+="[^"]+")\]/) ?? [];
    const row = rows.get(window + attribute) ?? [
      code(widget),
      attribute && code(attribute),
      window,
      `${height} px`,
      `${height} px`,
    ];
    row[media.includes('pointer: fine') ? 3 : 4] = `${height} px`;
    rows.set(window + attribute, row);
  }
  return [...rows.values()];
}

/** The heights that widgets.css reserves, for all widgets or for one. */
export const heightTable = (widget?: string) =>
  table(
    ['widget', 'with', 'in a window', 'with a mouse', 'by touch'],
    (widget ? [widget] : widgetNames()).flatMap(rowsOf),
  );
