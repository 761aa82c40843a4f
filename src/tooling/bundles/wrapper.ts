/** Code and its source map. */
export interface Source {
  code: string;
  map: string;
}

/** The values that a widget's script passes to `load` in src/loader/load.ts, except `start`. */
export interface WidgetValues {
  name: string;
  css: string;
  texts: Record<string, string>;
  build: string;
  hash: string;
  integrity: string;
}

const literals = (values: unknown[]) => values.map((value) => JSON.stringify(value)).join();

/** Puts text around code. In a source map each `;` is one line, so the map gets one `;` for each line of `head`. */
function wrap(head: string, { code, map }: Source, tail: string): Source {
  const json = JSON.parse(map);
  const mappings = ';'.repeat(head.split('\n').length) + json.mappings;
  return { code: `${head}\n${code}\n${tail}`, map: JSON.stringify({ ...json, mappings }) };
}

/**
 * The shared script. Before it is minified, it is:
 *
 *     ((SHEET, BUILD) => {
 *       "use strict";
 *       // sharedEntry() with all that it imports
 *     })("@layer ev-portal-widgets{…}", "0f31c2…");
 */
export const wrapShared = (source: Source, css: string, build: string): Source =>
  wrap('((SHEET,BUILD)=>{"use strict";', source, `})(${literals([css, build])});`);

/**
 * The first module of the shared script. It lists the exports of src/index.ts, because esbuild fills a namespace
 * (`import * as door`) in a loop that also finds properties that an old script has added to `Object.prototype`.
 */
export const sharedEntry = (door: string[]): string =>
  `import { acceptBundles } from './src/mount/accept-bundles';
import { ${door.join(', ')} } from './src/index';
acceptBundles(BUILD, { ${door.join(', ')} });`;

/** The module that runs the loader for one widget. `start` is a parameter of the wrapper below. */
export const loaderEntry = ({ name, css, texts, build, hash, integrity }: WidgetValues): string =>
  `import { load } from './src/loader/load';
load(${literals([name])}, start, ${literals([css, texts, build, hash, integrity])});`;

/** The first module of a widget's bundle. `define` is a parameter of the wrapper below. */
export const widgetEntry = (name: string): string =>
  `import Widget from './widgets/${name}';
define(Widget);`;

/**
 * A widget's script. Before it is minified, it is:
 *
 *     (() => {
 *       "use strict";
 *       ((start) => {
 *         // src/loader/load.ts
 *         load("footer", start, "@layer ev-portal-widgets{…}", { News: "News" }, "0f31c2…", "9b07e4…", "sha384-…");
 *       })((door, define) => {
 *         // widgets/footer; what it imports from src/ is a property of `door`
 *         define(Footer);
 *       });
 *     })();
 *
 * The widget's code is a function, because it uses the shared code from its first line on, and that code may load later.
 */
export const wrapWidget = (source: Source, loader: string): Source =>
  wrap(`(()=>{"use strict";(start=>{${loader}})((door,define)=>{`, source, '})})();');
