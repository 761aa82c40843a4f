/** A file of React's that only says which build of it to take: the production one. */
export function productionOf(entry: string): string {
  const [, file] = entry.match(/require\('(\.\/cjs\/[\w.-]+\.production\.js)'\)/) ?? [];
  if (!file)
    throw new Error('React chooses its build in another way: look through src/build/react/modules.ts again');
  return `export * from '${file}';`;
}

/**
 * React comes as CommonJS, of which no bundler can leave out what nobody asks for. As an ES module it loses hooks,
 * `Children`, `lazy` and preloading by itself.
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
