import { type Attributes, readAttributes } from './attributes';
import { foreignContent } from './foreign';
import { hasRawText, rawTextEnd } from './raw-text';

export type Token =
  | { kind: 'start'; name: string; attributes: Attributes; isForeign: boolean }
  | { kind: 'end'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'comment'; text: string };

const letter = /[a-z]/i;

/**
 * The tags, texts and comments of a document, as a browser reads them. A search for tags by expressions would find those in comments and
 * scripts, and `<!-- <script>` in a text swallows the rest of a page.
 */
export function* tokens(source: string): Generator<Token> {
  const html = source.replace(/\r\n?/g, '\n');
  const foreign = foreignContent();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const until = open < 0 ? html.length : open;
    if (until > at) yield { kind: 'text', text: html.slice(at, until) };
    if (open < 0) return;
    const isEnd = html[open + 1] === '/';
    const first = html[open + (isEnd ? 2 : 1)] ?? '';
    if (letter.test(first)) {
      const from = open + (isEnd ? 2 : 1);
      const [word = ''] = html.slice(from, from + 100).match(/^[^\t\n\f />]*/) ?? [];
      const read = readAttributes(html, from + word.length);
      if (!read) return;
      const name = word.toLowerCase();
      at = read.end;
      if (isEnd) {
        foreign.end(name);
        yield { kind: 'end', name };
        continue;
      }
      const isForeign = foreign.start(name, read.isClosed);
      yield { kind: 'start', name, attributes: read.attributes, isForeign };
      if (isForeign || !hasRawText(name)) continue;
      const end = rawTextEnd(html, name, at);
      yield { kind: 'text', text: html.slice(at, end) };
      at = end;
    } else if (isEnd || first === '!' || first === '?') {
      const comment = readComment(html, open, foreign.isForeign());
      if (comment.text !== undefined) yield { kind: 'comment', text: comment.text };
      at = comment.end;
    } else {
      yield { kind: 'text', text: '<' };
      at = open + 1;
    }
  }
}

/** Reads what begins with `<!`, `<?` or `</` and is no tag. A document type and CDATA have no text here. */
function readComment(html: string, open: number, isForeign: boolean): { text?: string; end: number } {
  const upTo = (mark: string, from: number) => {
    const found = html.indexOf(mark, from);
    return found < 0 ? [html.length, html.length] : [found, found + mark.length];
  };
  if (html.startsWith('</>', open)) return { end: open + 3 };
  if (isForeign && html.startsWith('<![CDATA[', open)) return { end: upTo(']]>', open + 9)[1] ?? 0 };
  if (html.startsWith('<!--', open)) {
    const [short] = html.slice(open + 4, open + 6).match(/^-?>/) ?? [];
    if (short) return { text: '', end: open + 4 + short.length };
    const close = /--!?>/g;
    close.lastIndex = open + 4;
    const found = close.exec(html);
    const end = found ? found.index + found[0].length : html.length;
    return { text: html.slice(open + 4, found?.index ?? html.length), end };
  }
  const [close = 0, end = 0] = upTo('>', open + 2);
  const isType = /^<!doctype/i.test(html.slice(open, open + 9));
  return isType ? { end } : { text: html.slice(open + 2, close), end };
}
