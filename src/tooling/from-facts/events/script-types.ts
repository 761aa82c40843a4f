import { readFileSync } from 'node:fs';
import { cancelable, type EventRow, events, type ValueType } from '../../../facts/events';

const typeOf = (value: ValueType) =>
  typeof value === 'string' ? value : value.map((word) => `'${word}'`).join(' | ');

/** The type of `event.detail`, in TypeScript. */
const detailOf = ({ detail }: EventRow) => {
  const parts = Object.entries(detail).map(([name, value]) => `${name}: ${typeOf(value)}`);
  return parts.length ? `{ ${parts.join('; ')} }` : '{}';
};

const members = () =>
  Object.entries<EventRow>(events)
    .map(([name, row]) => {
      const note = cancelable.includes(name) ? `${row.description} Cancelable.` : row.description;
      return `  /** ${note} */\n  '${name}': ${detailOf(row)};\n`;
    })
    .join('');

/** The part of page.d.ts for a page's own scripts: the events, and `window.Widgets`. */
export const scriptTypes = () => `
/** The events of the widgets, with the type of \`event.detail\`. They bubble from the placeholder, also out of a shadow root. */
export interface WidgetEvents {
${members()}}

type WidgetEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

${readFileSync('src/shared/mount/global/page-api.ts', 'utf8')}
declare global {
  interface Window {
    /** Absent until shared.js has run. */
    readonly Widgets?: WidgetsGlobal;
  }

  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
`;
