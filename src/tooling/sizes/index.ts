import type { Contents } from '../bundles/contents';
import { buildIn, inWorkTree } from '../work-tree';
import { setLimits } from './limits';

/**
 * Runs `npm run sizes`: prints the bytes of each file with brotli, and of its sources before that, which esbuild's metafile has.
 * The argument may be `--set`, or a version that git knows: then only the differences. Both versions use the installed packages.
 */
export async function sizes(
  [argument = '']: string[],
  { files, contents }: { files: Record<string, string | Buffer>; contents: Record<string, Contents> },
  print: (line: string) => void,
): Promise<void> {
  if (argument === '--set') return setLimits();
  const rows: Contents = {};
  for (const [file, sources] of Object.entries(contents)) {
    rows[`${file}.br`] = files[`${file}.br`]?.length ?? 0;
    for (const [path, bytes] of Object.entries(sources)) rows[`${file} ${path}`] = bytes;
  }
  if (argument === '--json') return print(JSON.stringify(rows));
  const before = argument && (await inWorkTree(argument, (tree) => buildIn(tree, 'sizes', '--json'))).stdout;
  for (const [name, bytes] of Object.entries<number>(JSON.parse(before || '{}')))
    rows[name] = (rows[name] ?? 0) - bytes;
  for (const [name, bytes] of Object.entries(rows).sort(([, one], [, other]) => other - one))
    if (bytes) print(`${String(bytes).padStart(7)}  ${name}`);
}
