import type { PluginBuild } from 'esbuild';
import { type Cuts, cutsFor, refusal } from './kept.ts';

/**
 * Replaces each package that a widget imports with an empty module. Otherwise the widget would get its own copy of the
 * package, for example a second React. The imported names are then missing, so the build stops.
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
  /"(kept React|shared|package):([^"]+)" for import "(\w+)"|"(\w+)" .* in "(kept React|shared|package):([^"]+)"/;

function explain(text: string, cuts: Cuts): string {
  const [, one, onePath, oneName, otherName, other, otherPath = ''] = text.match(missing) ?? [];
  const name = oneName ?? otherName ?? '';
  const module = one ?? other;
  const messages = [refusal(name, cuts)];
  if (module === 'shared') messages.unshift(`src/index.ts exports no ${name}.`);
  if (module === 'package') messages.unshift(rule(onePath ?? otherPath));
  return messages.filter(Boolean).join(' ');
}

/** esbuild only reports that a name is not exported. This adds the reason and what to do. */
export function explainMissing(build: PluginBuild, cuts = cutsFor()): void {
  build.onEnd(({ errors }) => ({
    errors: errors
      .map(({ text, location }) => ({ text: explain(text, cuts), location }))
      .filter(({ text }) => text),
  }));
}
