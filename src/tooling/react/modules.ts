/** Returns the path of React's production build. An entry file of React only selects a build. */
export function productionOf(entry: string): string {
  const [, file] = entry.match(/require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/) ?? [];
  if (!file)
    throw new Error(
      'React has changed: its entry file chooses a build in another way. Check src/tooling/react/modules.ts, or build with --whole-react',
    );
  return file;
}

/** The names that a CommonJS file of React exports. */
export const exportsOf = (source: string): string[] => [
  ...new Set([...source.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name)),
];

/**
 * Converts CommonJS code of React to an ES module. A bundler cannot leave out unused parts of CommonJS. From an ES module it
 * leaves out unused hooks, `Children`, `lazy` and so on.
 */
export function asModule(source: string): string {
  const exported = new Set<string>();
  const imports: string[] = [];
  const code = source
    .replace(/^var (?:\w+ = require\("[^"]+"\)[,;]\s*)+/m, (required) => {
      for (const [, name, from] of required.matchAll(/(\w+) = require\("([^"]+)"\)/g))
        imports.push(`import * as ${name} from '${from}';`);
      return '';
    })
    .replace(/^exports\.(\w+) =/gm, (assigned, name) => {
      const isFirst = !exported.has(name);
      exported.add(name);
      return isFirst ? `var ${assigned}` : assigned;
    })
    .replace(/\bexports\.(?=\w)/g, 'exports_');
  const names = [...exported].map((name) => `exports_${name} as ${name}`);
  return `${imports.join('\n')}\n${code}\nexport { ${names.join(', ')} };`;
}
