/** A script or a stylesheet of a version: its compressed size, and the sources of this project that it contains. */
export interface Sized {
  size: number;
  sources: string[];
}

export type Version = Record<string, Sized>;

export interface Move {
  from: string;
  to: string;
  bytes: number;
}

/** How often each line occurs. Imports and short lines such as `});` are everywhere, so they say nothing. */
function linesOf(sources: string[] = []): Map<string, number> {
  const lines = new Map<string, number>();
  for (const line of sources.join('\n').split('\n')) {
    const text = line.trim().replace(/^export (default )?/, '');
    if (text.length > 10 && !/^(import|\/?\*|\/\/)|^\} from /.test(text))
      lines.set(text, (lines.get(text) ?? 0) + 1);
  }
  return lines;
}

/** The lines in `one` that are not in `other`, with the number of their characters. */
function missing(one: Map<string, number>, other: Map<string, number>): Map<string, number> {
  const counts = [...one].map(([line, count]): [string, number] => [line, count - (other.get(line) ?? 0)]);
  return new Map(counts.flatMap(([line, count]) => (count > 0 ? [[line, count * line.length]] : [])));
}

const total = (lines: Map<string, number>) => [...lines.values()].reduce((sum, length) => sum + length, 0);

/** The characters that are in both. */
const common = (one: Map<string, number>, other: Map<string, number>) =>
  [...one].reduce((sum, [line, length]) => sum + Math.min(length, other.get(line) ?? 0), 0);

/**
 * Code that one script has lost and another one has got. The bytes are an estimate: the part of a script's loss that the
 * moved lines have in its lost lines, but not more than the other script has got in the same way.
 */
export function moves(before: Version, now: Version): Move[] {
  const names = Object.keys(now).filter((name) => name in before);
  const changes = names.map((name) => {
    const [old, current] = [linesOf(before[name]?.sources), linesOf(now[name]?.sources)];
    const larger = (now[name]?.size ?? 0) - (before[name]?.size ?? 0);
    return { name, larger, lost: missing(old, current), got: missing(current, old) };
  });
  return changes.flatMap(({ name: from, larger: less, lost }) =>
    changes.flatMap(({ name: to, larger: more, got }) => {
      const both = common(lost, got);
      const bytes = Math.round(Math.min((-less * both) / total(lost), (more * both) / total(got)));
      return bytes > 0 ? [{ from, to, bytes }] : [];
    }),
  );
}
