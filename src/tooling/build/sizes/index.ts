import type { Metafile } from 'esbuild';
import { buildIn, inWorkTree } from '../../work-tree';
import { setLimits } from './limits';

/**
 * Runs `npm run sizes`: prints the bytes of each file with brotli, and of each source as esbuild has bundled it. The argument may be
 * `--set`, or a version that git knows: then only the differences. Both versions use the installed packages.
 */
export async function sizes(
  [argument = '']: string[],
  { files, metafiles }: { files: Record<string, string | Buffer>; metafiles: Metafile[] },
  print: (line: string) => void,
): Promise<void> {
  if (argument === '--set') return setLimits();
  const rows: Record<string, number> = {};
  const add = (name: string, bytes: number) => {
    rows[name] = (rows[name] ?? 0) + bytes;
  };
  for (const [name, { length }] of Object.entries(files)) if (name.endsWith('.br')) add(name, length);
  const sources = metafiles.flatMap(({ outputs }) => Object.values(outputs)).map(({ inputs }) => inputs);
  for (const inputs of sources)
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) add(path, bytesInOutput);
  const before = argument && (await inWorkTree(argument, (tree) => buildIn(tree, 'sizes'))).stdout;
  for (const [, bytes, name = ''] of before.matchAll(/^ *(\d+) {2}(.+)$/gm)) add(name, -Number(bytes));
  for (const [name, bytes] of Object.entries(rows).sort(([, one], [, other]) => other - one))
    if (bytes) print(`${String(bytes).padStart(7)}  ${name}`);
}
