import { transform } from 'esbuild';
import { minify } from 'terser';
import { files, source } from '../unit/walls/source';

/** A node of a syntax tree (ESTree). */
interface Node {
  type: string;
  [part: string]: unknown;
}

const isNode = (found: unknown): found is Node => typeof found === 'object' && found !== null;

const nameOf = (found: unknown) => (isNode(found) ? (found.name ?? found.value) : undefined);

/** The names in one node: the property of `a.name`, the properties of `{ name }`, and texts such as the one in `'name' in a`. */
function namesIn(node: Node): unknown[] {
  const isKey = (node.type === 'MemberExpression' || node.type === 'Property') && !node.computed;
  if (isKey) return [nameOf(node.property ?? node.key)];
  if (node.type === 'CallExpression') return (node.arguments as Node[]).map(({ value }) => value);
  return node.type === 'BinaryExpression' ? [nameOf(node.left)] : [];
}

const walk = (found: unknown): unknown[] =>
  isNode(found) ? [...namesIn(found), ...Object.values(found).flatMap(walk)] : [];

/** Every name of a property that src/ and widgets/ read or write. */
export async function namesRead(): Promise<string[]> {
  const found = files
    .filter((path) => !path.startsWith('src/tooling/') && !path.endsWith('.d.ts'))
    .map(async (path) => {
      const { code } = await transform(source(path), { loader: 'tsx', jsx: 'automatic' });
      const format = { code: false, spidermonkey: true } as const;
      const { ast } = (await minify(code, {
        module: true,
        compress: false,
        mangle: false,
        format,
      } as never)) as {
        ast?: unknown;
      };
      return walk(ast);
    });
  const names = (await Promise.all(found)).flat();
  return [...new Set(names)].filter((name) => typeof name === 'string' && /^[\w$]+$/.test(name)) as string[];
}
