import { readdirSync, readFileSync } from 'node:fs';

/** The custom properties with which a page changes the colours, the font and the width of the widgets, and their default values. @type {Map<string, string>} */
export const theme = new Map();
for (const folder of ['src', 'widgets'].map((name) => new URL(`../../${name}/`, import.meta.url))) {
  for (const path of readdirSync(folder, { recursive: true }).map(String)) {
    if (!path.endsWith('.css')) continue;
    const css = readFileSync(new URL(path.replaceAll('\\', '/'), folder), 'utf8');
    for (const [, name = '', value = ''] of css.matchAll(/var\((--widget-(?!-)[\w-]+), ([^()]+)\)/g))
      if (!css.includes(`@property ${name}`)) theme.set(name, value);
  }
}
