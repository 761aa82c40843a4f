import { Unreadable } from './decode';

export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;

/** The one element of an XML document without a document type: all that a resource file needs. */
export function parseXml(source: string): Element {
  const document: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const fail = (at: number, why: string): never => {
    throw new Unreadable(`is not XML: ${why} in line ${source.slice(0, at).split('\n').length}`);
  };
  const decodeText = (text: string, at: number) =>
    text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (found, hex, decimal, name) => {
      const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : undefined;
      if (code !== undefined && code <= 0x10ffff) return String.fromCodePoint(code);
      return names[name] ?? fail(at, `the entity ${JSON.stringify(found)} is unknown`);
    });

  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const current = open.at(-1) as Element;
    const match =
      token.exec(source) ?? fail(at, `${JSON.stringify(source.slice(at, at + 20))} is out of place`);
    const [all, cdata, closed, opened, attributes = '', empty] = match;
    if (closed !== undefined) {
      if (open.length < 2 || closed !== current.name) fail(at, `</${closed}> closes nothing`);
      open.pop();
    } else if (opened !== undefined) {
      if (current === document && document.children.length) fail(at, `<${opened}> follows the root`);
      const pairs = [...attributes.matchAll(/([\w:.-]+)\s*=\s*(["'])(.*?)\2/gs)];
      const read = pairs.map(([, name, , value = '']) => [name, decodeText(value, at)]);
      const element = { name: opened, attributes: Object.fromEntries(read), children: [], text: '' };
      current.children.push(element);
      if (!empty) open.push(element);
    } else if (cdata !== undefined) {
      current.text += cdata;
    } else if (!all.startsWith('<')) {
      if (current === document && all.trim()) fail(at, 'there is text outside of the root');
      current.text += decodeText(all.replace(/\r\n?/g, '\n'), at);
    }
  }
  const [root] = document.children;
  if (open.length > 1) fail(source.length, `<${open.at(-1)?.name}> is never closed`);
  return root ?? fail(0, 'there is no element');
}
