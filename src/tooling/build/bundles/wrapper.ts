import { entriesOf } from './natives';

/** Code and its source map. */
export interface Source {
  code: string;
  map: string;
}

/** Puts text around code. In a source map each `;` is one line, so the map gets one `;` for each line of `head`. */
function wrap(head: string, { code, map }: Source, tail: string): Source {
  const json = JSON.parse(map);
  const mappings = ';'.repeat(head.split('\n').length) + json.mappings;
  return { code: `${head}\n${code}\n${tail}`, map: JSON.stringify({ ...json, mappings }) };
}

/** Around code that gets these globals of the browser as parameters. */
const headOf = (natives: string[]) => `(([${natives.join()}])=>{`;
const tailOf = (natives: string[]) => `})("${entriesOf(natives)}".split(",").map(getNative));`;

/**
 * The shared script. Before it is minified, it is:
 *
 *     ((SHEET, BUILD_ID) => {
 *       "use strict";
 *       const start = (getNative) => {
 *         (([Array, Date, …]) => {
 *           // sharedEntry() with all that it imports
 *         })("Array,Date.now,…".split(",").map(getNative));
 *       };
 *       // src/shared/guard/native.ts
 *       start(getNative);
 *     })("@layer ev-portal-widgets{…}", "0f31c2…");
 */
export const wrapShared = (
  source: Source,
  {
    natives,
    getNative,
    css,
    buildId,
  }: { natives: string[]; getNative: string; css: string; buildId: string },
): Source =>
  wrap(
    `((SHEET,BUILD_ID)=>{"use strict";const start=(getNative)=>{${headOf(natives)}`,
    source,
    `${tailOf(natives)}};${getNative}})(${JSON.stringify(css)},${JSON.stringify(buildId)});`,
  );

/**
 * The first module of the shared script. It lists the exports of src/shared/index.ts, because esbuild fills a namespace
 * (`import * as all`) in a loop that also finds properties that an old script has added to `Object.prototype`.
 */
export const sharedEntry = (exported: string[]): string =>
  `import { joinPage } from './src/shared/mount/join-page';
import { ${exported.join(', ')} } from './src/shared/index';
joinPage({ getNative, ${exported.join(', ')} });`;

/** The module that runs a shared script. `start` is in the wrapper above. */
export const nativeEntry = `import { getNative } from './src/shared/guard/native';
start(getNative);`;

/** The module that runs the loader for one widget. `start` is in the wrapper below. */
export const loaderEntry = (name: string, css: string, texts: Record<string, string>): string =>
  `import { handOver } from './src/shared/loader/loader';
handOver({ start, ...${JSON.stringify({ name, css, texts })} });`;

/** The first module of a widget's bundle. `define` is a parameter of the wrapper below. */
export const widgetEntry = (name: string): string =>
  `import Widget from './widgets/${name}';
define(Widget);`;

/**
 * A widget's script. Before it is minified, it is:
 *
 *     (() => {
 *       "use strict";
 *       const start = (shared, define) => {
 *         (([Date, …]) => {
 *           // widgets/footer; what it imports from src/ is a property of `shared`
 *           define(Footer);
 *         })("Date.now,…".split(",").map(shared.getNative));
 *       };
 *       // src/shared/loader
 *       handOver({ name: "footer", css: "@layer ev-portal-widgets{…}", texts: { News: "News" }, start });
 *     })();
 *
 * The widget's code is a function, because it must not run before shared.js.
 */
export const wrapWidget = (source: Source, natives: string[], loader: string): Source =>
  wrap(
    `(()=>{"use strict";const start=(shared,define)=>{const getNative=shared.getNative;${headOf(natives)}`,
    source,
    `${tailOf(natives)}};${loader}})();`,
  );
