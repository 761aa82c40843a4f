import type { PluginBuild } from 'esbuild';
import { type Cuts, cutsFor, refusal } from './kept.ts';

/**
 * Gives a widget an empty module when it imports a package. Otherwise it would get its own copy, for example a second
 * React. The imported names are then missing, which stops the build.
 */
export function refusePackages(build: PluginBuild): void {
  build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'import-statement' ? { path, namespace: 'package' } : undefined,
  );
  build.onLoad({ filter: /./, namespace: 'package' }, () => ({ contents: 'export {};' }));
}

const rule = (path: string) =>
  `A widget imports only its own files and '../../src', not ${path}: src/index.ts exports what widgets share.`;

const missing =
  /"(kept React|door|package):([^"]+)" for import "(\w+)"|"(\w+)" .* in "(kept React|door|package):([^"]+)"/;

function explain(text: string, cuts: Cuts): string {
  const [, one, onePath, oneName, otherName, other, otherPath = ''] = text.match(missing) ?? [];
  const name = oneName ?? otherName ?? '';
  const module = one ?? other;
  const said = [refusal(name, cuts)];
  if (module === 'door') said.unshift(`src/index.ts exports no ${name}.`);
  if (module === 'package') said.unshift(rule(onePath ?? otherPath));
  return said.filter(Boolean).join(' ');
}

/** esbuild only says that a name is not exported. This adds why, and what to do. */
export function explainMissing(build: PluginBuild, cuts = cutsFor()): void {
  build.onEnd(({ errors }) => ({
    errors: errors
      .map(({ text, location }) => ({ text: explain(text, cuts), location }))
      .filter(({ text }) => text),
  }));
}
