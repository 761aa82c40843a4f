import { readFile } from 'node:fs/promises';
import { layer } from '../../mount/layer';
import { type Contents, withWrapper } from '../bundles/contents';

async function reserveOf(name: string): Promise<[path: string, rules: string]> {
  const path = `widgets/${name}/reserve.css`;
  try {
    return [path, await readFile(path, 'utf8')];
  } catch {
    throw new Error(
      `${path} is missing. It reserves the widget's height before the script runs, so that the page does not shift. Write for example: [data-widget="${name}"] { min-height: 100px; }`,
    );
  }
}

/** dist/widgets.css. The `@layer` rule comes first: important declarations win in the layer that is named first. */
export async function reservedSpace(names: string[]): Promise<{ css: string; contents: Contents }> {
  const sheets = await Promise.all(names.map(reserveOf));
  const css = `@layer ${layer};\n${sheets.map(([, rules]) => rules).join('')}`;
  const contents = Object.fromEntries(sheets.map(([path, rules]) => [path, rules.length]));
  return { css, contents: withWrapper(contents, css) };
}
