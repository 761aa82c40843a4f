import { createHash } from 'node:crypto';

/** The cascade layer of all widget styles. */
export const layer = 'ev-portal-widgets';

const declared = /(\.|@keyframes )([a-z]\w*)/gi;

/** A stylesheet's classes and keyframes under names that no other stylesheet, page or build has, and these names as a module. */
export function localNames(source: string): { css: string; script: string } {
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 6);
  const names: Record<string, string> = {};
  for (const [, , name = ''] of source.matchAll(declared))
    names[name] ??= `ev${hash}${Object.keys(names).length}`;
  const css = source
    .replace(declared, (_, sign: string, name: string) => `${sign}${names[name]}`)
    .replace(
      /(animation: )(\w+)/g,
      (_, property: string, name: string) => `${property}${names[name] ?? name}`,
    );
  const script = Object.entries(names).map(([name, unique]) => `export const ${name} = '${unique}';`);
  return { css, script: script.join('\n') };
}

/**
 * Makes each declaration of a minified stylesheet important and puts all of it into the layer: important declarations
 * in a layer win over everything the page declares. Importance would void keyframes, so these stay as they are.
 */
export function guard(minified: string): string {
  const blocks = /@keyframes[^{]+\{(?:[^{}]+\{[^{}]*\})*\}|\{([^{}]+)\}/g;
  const important = minified.trim().replace(blocks, (block, declarations?: string) => {
    const each = declarations?.split(';').filter(Boolean);
    return each ? `{${each.map((declaration) => `${declaration}!important`).join(';')}}` : block;
  });
  return `@layer ${layer}{${important}}`;
}
