import { readdirSync } from 'node:fs';

/** The stylesheets of `public/site/themes/`, by their names. `?theme=NAME` shows any page of the stand-in with one. */
export const themes = readdirSync(new URL('public/site/themes/', import.meta.url))
  .map((file) => file.replace('.css', ''))
  .sort();
