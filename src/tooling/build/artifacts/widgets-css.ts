import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'lightningcss';
import { layer, linkedMark } from '../../../shared/mount/layer';
import { lightningTargets } from '../bundles/browsers';
import { compileStyles, joinSheets } from '../bundles/plugins/css-modules';

const selectorOf = (name: string) => `[data-widget="${name}"]`;

/**
 * The rules of a widget's reserve.css for its placeholders, and those of its empty.css, if it has one. A widget may give the same heights to an
 * element of its own; its script does not need the others.
 */
async function reserveOf(name: string): Promise<string> {
  const path = `widgets/${name}/reserve.css`;
  const css = await readFile(path, 'utf8').catch(() => '');
  if (!css.includes('.reserved'))
    throw new Error(
      `${path} has no rule for .reserved, or is missing. It reserves the widget's height before the script runs, so that the page does not shift. Write for example: .reserved { min-height: 100px; }`,
    );
  const empty = await readFile(`widgets/${name}/empty.css`, 'utf8').catch(() => '');
  return (css + empty).replaceAll('.reserved', selectorOf(name));
}

/** The rules of the first content. Like those of the widgets, they win over the page's. A widget without a first.css has no first content. */
async function firstContent(names: string[]): Promise<string> {
  const own = names.map((name) => `widgets/${name}/first.css`).filter(existsSync);
  const paths = ['src/shared/ui/first-content.css', ...own];
  return joinSheets(
    new Map(
      await Promise.all(
        paths.map(async (path) => [path, compileStyles(path, await readFile(path, 'utf8')).css] as const),
      ),
    ),
  );
}

/** dist/widgets.css. The `@layer` rule comes first: important declarations win in the layer that is named first.
 * A custom property shows that the rules are there: a sheet of another origin cannot be read. */
export async function reservedSpace(names: string[]): Promise<string> {
  const shown = names.map((name) => `${selectorOf(name)}:not([hidden])`).join(', ');
  const sheets = await Promise.all(names.map(reserveOf));
  const code = `/* Keeps the margins of the server's content inside the placeholder. Any rule of the page overrides it. */
:where(${shown}) {
  display: flow-root;
}

${sheets.join('\n')}
/* A browser that drops the next rules, because it does not know cascade layers, is too old for the widgets. It says so, and promises no form. */
[data-first] > [data-old] {
  display: block !important;
}

[data-first] > [data-old] ~ p {
  display: none;
}

${await firstContent(names)}

/* The last rule: a file that was cut does not have it. */
:root {
  ${linkedMark}: 1;
}
`;
  const options = { filename: 'widgets.css', minify: true, targets: lightningTargets };
  // lightningcss leaves spaces in values with `var()`, and writes 100.0% there.
  const small = `${transform({ ...options, code: Buffer.from(code) }).code}`
    .replaceAll(', ', ',')
    .replaceAll('.0%', '%');
  return `@layer ${layer};\n${small}\n`;
}
