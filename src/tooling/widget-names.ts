import { readdirSync } from 'node:fs';

/** The names of all widgets: the folders in `widgets/`. A file there, such as `.DS_Store`, is no widget. */
export const widgetNames = (): string[] =>
  readdirSync('widgets', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));
