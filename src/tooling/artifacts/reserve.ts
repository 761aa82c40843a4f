import { readFile } from 'node:fs/promises';
import { layer } from '../../mount/layer';

async function reserveOf(name: string): Promise<string> {
  try {
    return await readFile(`widgets/${name}/reserve.css`, 'utf8');
  } catch {
    throw new Error(
      `widgets/${name}/reserve.css is missing. It reserves the widget's height before the script runs, so that the page does not shift. Write for example: [data-widget="${name}"] { min-height: 100px; }`,
    );
  }
}

/** dist/widgets.css. The `@layer` rule comes first: important declarations win in the layer that is named first. */
export async function reservedSpace(names: string[]): Promise<string> {
  return `@layer ${layer};\n${(await Promise.all(names.map(reserveOf))).join('')}`;
}
