const assigned = /^exports\.(\w+) =/gm;

/** The names that a CommonJS file of React exports. */
export const exportsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(assigned)].map(([, name = '']) => name)),
];

/**
 * Converts CommonJS code of React to an ES module. A bundler cannot leave out unused parts of CommonJS. From an ES module it
 * leaves out unused hooks, `Children`, `lazy` and so on. It stops when an export is missing, so nothing is counted here.
 */
export function asModule(source: string): string {
  const imports: string[] = [];
  const declared = new Set<string>();
  const code = source
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/gm, (required) => {
      for (const [, name, from] of required.matchAll(/(\w+) = require\("([^"]+)"\)/g))
        imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(assigned, (start, name) => {
      const isFirst = !declared.has(name);
      declared.add(name);
      return isFirst ? `var ${start}` : start;
    })
    // The production build of the scheduler does not have these.
    .replace(/\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replace(/\bexports\.(?=\w)/g, 'exports_');
  if (code.includes('require(')) throw new Error('it imports in another way');
  const names = [...declared].map((name) => `exports_${name} as ${name}`);
  return `${imports.join('\n')}\n${code}\nexport { ${names.join(', ')} };`;
}
