import type { Cuts } from './cuts.ts';

const switches = /^( *)((?:.* )?)(switch \((.+)\) \{\n)((?:.*\n)*?)\1\}/gm;
const jump = /^ *(?:break|return|throw|continue)\b/;

/** Whether a label never occurs in the switch over this value, with this body. */
type IsCut = (label: string, value: string, body: string) => boolean;

/**
 * Cuts cases from the switches of a script, which must have the format of React's files. Statements that a kept case continues
 * with stay. All others move behind `if (false)`, because a bundler leaves them out there and keeps the variables that they declare.
 */
export function cutCases(script: string, isCut: IsCut): string {
  return script.replace(switches, (_, indent, before, head, value, body) => {
    const cases = cutCases(body, isCut).split(new RegExp(`(?=^${indent}  (?:case|default)\\b)`, 'm'));
    const label = new RegExp(`^${indent}  case (.+?):`);
    const starts = new RegExp(`^${indent}  (?:  )?\\w.*`, 'gm');
    let [kept, dead] = ['', ''];
    for (const one of cases) {
      const [text = '', name = ''] = one.match(label) ?? [];
      if (!text || !isCut(name, value, body)) kept += one;
      else if (!kept || jump.test(kept.match(starts)?.at(-1) ?? '')) dead += one.slice(text.length);
      else kept += one.slice(text.length);
    }
    if (!dead.trim()) return `${indent}${before}${head}${kept}${indent}}`;
    return `${indent}${before}{ ${head}${kept}${indent}} if (false) switch (0) { default: ${dead.trim()} } }`;
  });
}

/**
 * Cuts the kinds of fiber that never occur from the switches of react-dom. Updates have a tag, too. Their tag 1 belongs to class
 * components, like the kind 1, and their other tags are no numbers of kinds that can be cut.
 */
export function cutKinds(client: string, { kinds }: Cuts): string {
  return cutCases(client, (label, value) => value.endsWith('.tag') && kinds.includes(Number(label)));
}
