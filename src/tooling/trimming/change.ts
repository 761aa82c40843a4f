import { readFile } from 'node:fs/promises';
import type { OnLoadOptions, PluginBuild } from 'esbuild';

/** Stops the build, with the name of a change, if a package's code does not have exactly so many places for it. */
export function expectPlaces(source: string, name: string, places: number, pattern: RegExp): void {
  const found = source.match(pattern)?.length ?? 0;
  if (found !== places) throw new Error(`the change "${name}" finds ${found} places, not ${places}`);
}

interface Places {
  name: string;
  places: number;
  /** With the flag `g`. */
  pattern: RegExp;
  by: (...found: string[]) => string;
}

/** Changes all places of a package's code that match a pattern. */
export function change(source: string, { name, places, pattern, by }: Places): string {
  expectPlaces(source, name, places, pattern);
  return source.replace(pattern, by);
}

/** What to change in a package, and the new code, if any. */
export type Change<Name = string> = [name: Name, places: number, pattern: RegExp, by?: string];

export const changeAll = (source: string, changes: Change[]): string =>
  changes.reduce(
    (rest, [name, places, pattern, by = '']) => change(rest, { name, places, pattern, by: () => by }),
    source,
  );

interface Loading extends OnLoadOptions {
  name: string;
  contents: (source: string, path: string) => string;
  fileOf?: (path: string) => string;
}

/** Loads files of a package with changes. An error that is thrown would be printed with its stack, which hides the message. */
export const loadChanged = (
  build: PluginBuild,
  { name, fileOf = (path) => path, contents, ...options }: Loading,
): void =>
  build.onLoad(options, async ({ path }) => {
    try {
      return { contents: contents(await readFile(fileOf(path), 'utf8'), path) };
    } catch (error) {
      const text = `${name} has changed: ${(error as Error).message}. See "Follow a new version" in src/tooling/trimming/README.md, or build with --whole`;
      return { errors: [{ text }] };
    }
  });
