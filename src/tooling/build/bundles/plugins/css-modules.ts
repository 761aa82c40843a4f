import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { layer } from '../../../../shared/mount/layer.ts';
import { lightningTargets as targets } from '../browsers.ts';
import { digest } from '../digest.ts';

/** lightningcss gives a visitor `var()` with `from` and `fallback` that are null, but does not accept these from the visitor. */
const removeNulls = <T>(rule: T): T =>
  JSON.parse(
    JSON.stringify(rule, (key, value) =>
      key === 'from' || key === 'fallback' ? (value ?? undefined) : value,
    ),
  );

/**
 * Compiles one stylesheet. Classes and keyframes get names that no other stylesheet, page or build uses; `script` is a
 * module that exports them under the names in the source. Every declaration becomes important, except in keyframes,
 * where browsers ignore important declarations.
 */
export function compileStyles(filename: string, source: string): { css: string; script: string } {
  const prefix = `ev${digest(source).slice(0, 6)}`;
  const names = new Map<string, string>();
  const unique = (name: string) => {
    if (!names.has(name)) names.set(name, prefix + names.size);
    return names.get(name) as string;
  };
  const renamePart = (part: SelectorComponent): SelectorComponent => {
    if (part.type === 'class') return { ...part, name: unique(part.name) };
    if (part.type !== 'pseudo-class') return part;
    const { kind } = part;
    if (kind !== 'is' && kind !== 'not' && kind !== 'where') return part;
    return { ...part, selectors: part.selectors.map(rename) };
  };
  const rename = (selector: Selector): Selector => selector.map(renamePart);
  const { code } = transform({
    filename,
    code: Buffer.from(source),
    minify: true,
    targets,
    visitor: {
      Selector: rename,
      CustomIdent: unique,
      Rule: {
        style(found) {
          const rule = removeNulls(found);
          const { declarations } = rule.value;
          declarations.importantDeclarations.push(...declarations.declarations);
          declarations.declarations = [];
          return rule;
        },
      },
    },
  });
  const exported = [...names].map(([name, own]) => `export const ${name} = '${own}';`);
  return { css: String(code), script: exported.join('\n') };
}

/** The stylesheets of one bundle, by path, in the order in which esbuild found them. */
export type Sheets = Map<string, string>;

/** Lets components import class names from a stylesheet, and collects the rules. */
export const styles = (sheets: Sheets): Plugin => ({
  name: 'styles',
  setup(build) {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css, script } = compileStyles(path, await readFile(path, 'utf8'));
      sheets.set(path, css);
      return { contents: script, loader: 'js' };
    });
  },
});

/**
 * Joins all stylesheets of a bundle in the layer. Important declarations in a layer win over all declarations of the page.
 * The sheets are in the order of their paths, so that each build gives the same text.
 */
export const joinSheets = (sheets: Sheets): string =>
  `@layer ${layer}{${[...sheets.keys()]
    .sort()
    .map((path) => sheets.get(path))
    .join('')}}`;
