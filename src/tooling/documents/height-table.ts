import { readFileSync } from 'node:fs';
import { widgetNames } from '../widget-names';
import { code, table } from './table';

const px = (number = '0') => `${number} px`;

/** What widgets.css reserves for a widget: a row for each width of the window at which the height changes. */
function rowsOf(widget: string): string[][] {
  const css = readFileSync(`widgets/${widget}/reserve.css`, 'utf8');
  const rules = css.matchAll(/(?:@media ([^{]*)\{\s*)?\.reserved([^{]*)\{[^}]*?min-height: (\d+)px/g);
  const rows = new Map<string, string[]>();
  for (const [, media = '', attribute = '', height] of rules) {
    // Only with an attribute, so the guide says it in words.
    if (attribute.includes('=')) continue;
    const from = px(media.match(/min-width: (\d+)px/)?.[1]);
    const row = rows.get(from) ?? [code(widget), from, px(height), px(height)];
    row[media.includes('pointer: fine') ? 2 : 3] = px(height);
    rows.set(from, row);
  }
  return [...rows.values()];
}

/** The heights that widgets.css reserves, for all widgets or for one. */
export const heightTable = (widget?: string) =>
  table(
    ['widget', 'from this width on', 'with a mouse', 'by touch'],
    (widget ? [widget] : widgetNames()).flatMap(rowsOf),
  );
