import { decodeEntities } from './entities';

export type Attributes = ReadonlyMap<string, string>;

/**
 * Reads the attributes of a tag from behind its name to its `>`. Of two with one name the first one counts. Returns undefined if the
 * document ends before: browsers drop such a tag.
 */
export function readAttributes(
  html: string,
  from: number,
): { attributes: Attributes; isClosed: boolean; end: number } | undefined {
  const attributes = new Map<string, string>();
  let at = from;
  const readOn = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const [found = ''] = pattern.exec(html) ?? [];
    at += found.length;
    return found;
  };
  while (at < html.length) {
    const blanks = readOn(/[\t\n\f /]*/y);
    if (html[at] === '>') return { attributes, isClosed: blanks.endsWith('/'), end: at + 1 };
    const name = readOn(/=?[^\t\n\f />=]*/y).toLowerCase();
    readOn(/[\t\n\f ]*/y);
    let value = '';
    if (html[at] === '=') {
      at++;
      readOn(/[\t\n\f ]*/y);
      const quote = html[at] ?? '';
      if (quote === '"' || quote === "'") {
        const close = html.indexOf(quote, at + 1);
        if (close < 0) return undefined;
        value = html.slice(at + 1, close);
        at = close + 1;
      } else value = readOn(/[^\t\n\f >]*/y);
    }
    if (name && !attributes.has(name)) attributes.set(name, decodeEntities(value));
  }
  return undefined;
}
