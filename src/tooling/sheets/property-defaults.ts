import { readdirSync, readFileSync } from 'node:fs';
import { type TokenOrValue, transform } from 'lightningcss';

const inHex = (part: number) => part.toString(16).padStart(2, '0');

/** The text of a part of a value: of a colour, a length or a name. Undefined for a computed value, and for the angle of the spinner. */
function textOf({ type, value }: TokenOrValue): string | undefined {
  if (type === 'length') return `${value.value}${value.unit}`;
  if (type === 'color')
    return typeof value === 'object' && value.type === 'rgb'
      ? `#${[value.r, value.g, value.b].map(inHex).join('')}`
      : undefined;
  if (type !== 'token') return undefined;
  if (value.type === 'comma') return ',';
  return value.type === 'ident' || value.type === 'white-space' ? value.value : undefined;
}

/** The defaults in a stylesheet, without its rules for media: with more contrast a default is another one. */
function defaultsIn(filename: string): [name: string, value: string][] {
  const found: [string, string][] = [];
  transform({
    filename,
    code: readFileSync(filename),
    visitor: {
      Rule: { media: () => [] },
      Variable({ name: { ident }, fallback }) {
        const texts = fallback?.map(textOf);
        if (/^--widget-(?!-)/.test(ident) && texts?.every((text) => text !== undefined))
          found.push([ident, texts.join('')]);
      },
    },
  });
  return found;
}

/** The default of each custom property of a site that a stylesheet of the widgets reads. It stands at each place that reads the property. */
export function propertyDefaults(): Map<string, string> {
  const sheets = ['src/shared/ui', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );
  const defaults = new Map<string, string>();
  for (const sheet of sheets)
    for (const [name, value] of defaultsIn(sheet)) {
      const other = defaults.get(name) ?? value;
      if (other !== value)
        throw new Error(`${sheet} has the default ${value} for ${name}. Another one has ${other}`);
      defaults.set(name, value);
    }
  return defaults;
}
