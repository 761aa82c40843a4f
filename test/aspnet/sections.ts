/** An element of an XML file, with the places in the text that a change needs. */
export interface Section {
  name: string;
  /** The tag without its name, with single spaces. */
  attributes: string;
  sections: Section[];
  /** Where the content begins and ends. In `<a/>` both are the place of the slash. */
  from: number;
  to: number;
}

const attribute = /[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*')/;
const token = new RegExp(
  `<!--.*?-->|<\\?.*?\\?>|<(?<end>/?)(?<name>[\\w:.-]+)(?<attributes>(?:\\s+${attribute.source})*)\\s*(?<empty>/?)>`,
  'gs',
);

/** The root element of an XML file. Comments are left out. */
export function parse(xml: string): Section {
  const open: Section[] = [{ name: '', attributes: '', sections: [], from: 0, to: xml.length }];
  for (const { index, 0: text, groups: { end, name, attributes = '', empty } = {} } of xml.matchAll(token)) {
    const parent = open.at(-1);
    if (!name || !parent) continue;
    if (end) {
      if (parent.name !== name) throw new Error(`<${parent.name}> ends with </${name}>`);
      parent.to = index;
      open.pop();
      continue;
    }
    const from = index + text.length - (empty ? 2 : 0);
    const section = {
      name,
      attributes: attributes.replace(/\s+/g, ' ').trim(),
      sections: [],
      from,
      to: from,
    };
    parent.sections.push(section);
    if (!empty) open.push(section);
  }
  const [{ sections: [root] = [] } = {}, ...rest] = open;
  if (!root || rest.length) throw new Error(`the file is not complete:\n${xml}`);
  return root;
}

/** The sections of a Web.config that are for the whole site, also those in a `<location>`. */
export function ofSite(root: Section): Section[] {
  const isOfSite = ({ name, attributes }: Section) =>
    name === 'location' && !/\bpath\s*=\s*(?!""|"\."|''|'\.')/.test(attributes);
  return root.sections.flatMap((each) => (isOfSite(each) ? each.sections : each));
}

/**
 * Writes a line into a section of a Web.config, as the guide says: as the last one of the section that the file has; a section that
 * it does not have is written, too; a line that is there is not written again. The section is `<system.web><pages>`.
 */
export function withLine(xml: string, section: string, line: string): string {
  const names = [...section.matchAll(/<([\w.]+)>/g)].map(([, name = '']) => name);
  let place = parse(xml);
  let here = ofSite(place);
  const isFirst = (name: string) => here.find((each) => each.name === name);
  for (let found = isFirst(names[0] ?? ''); found; found = isFirst(names[0] ?? '')) {
    names.shift();
    place = found;
    here = found.sections;
  }
  if (xml.slice(place.from, place.to).includes(line.trim())) return xml;
  const tags = (before: string) => names.map((name) => `<${before}${name}>`);
  const lines = [...tags(''), line.trim(), ...tags('/').reverse()].map((each) => `${each}\n`).join('');
  if (xml[place.to] !== '/') return `${xml.slice(0, place.to)}${lines}${xml.slice(place.to)}`;
  return `${xml.slice(0, place.to)}>\n${lines}</${place.name}>${xml.slice(place.to + 2)}`;
}
