import { readFileSync } from 'node:fs';
import { describedEvents } from './rows';

const members = () =>
  describedEvents
    .map(({ name, detail, isCancelable, description }) => {
      const note = isCancelable ? `${description} Cancelable.` : description;
      return `  /** ${note} */\n  '${name}': ${detail};\n`;
    })
    .join('');

/** The part of page.d.ts for a page's own scripts: the events, and `window.Widgets`. */
export const scriptTypes = () => `
/** The events of the widgets, with the type of \`event.detail\`. They bubble from the placeholder. */
export interface WidgetEvents {
${members()}}

type WidgetEventMap = { [Name in keyof WidgetEvents]: CustomEvent<WidgetEvents[Name]> };

${readFileSync('src/host/page-api.ts', 'utf8')}
declare global {
  interface Window {
    /** Absent until shared.js has run. */
    readonly Widgets?: WidgetsGlobal;
  }

  interface GlobalEventHandlersEventMap extends WidgetEventMap {}
}
`;
