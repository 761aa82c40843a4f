/** What this file changes in React's files, besides the names that begin with `exports.`. */
export const modulePatterns = {
  imports: /^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/gm,
  exports: /^exports\.(\w+) =/gm,
  // The production build of the scheduler does not have these.
  absent: /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g,
};

/** The names that a CommonJS file of React exports. */
export const exportsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(modulePatterns.exports)].map(([, name = '']) => name)),
];

/**
 * Converts CommonJS code of React to an ES module. A bundler cannot leave out unused parts of CommonJS. From an ES module it
 * leaves out unused hooks, `Children`, `lazy` and so on.
 */
export function asModule(source: string): string {
  const imports: string[] = [];
  const declared = new Set<string>();
  const code = source
    .replace(modulePatterns.imports, (required) => {
      for (const [, name, from] of required.matchAll(/(\w+) = require\("([^"]+)"\)/g))
        imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(modulePatterns.exports, (assigned, name) => {
      const isFirst = !declared.has(name);
      declared.add(name);
      return isFirst ? `var ${assigned}` : assigned;
    })
    .replace(modulePatterns.absent, 'undefined')
    .replace(/\bexports\.(?=\w)/g, 'exports_');
  const names = [...declared].map((name) => `exports_${name} as ${name}`);
  return `${imports.join('\n')}\n${code}\nexport { ${names.join(', ')} };`;
}
