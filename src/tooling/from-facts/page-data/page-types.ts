import { isList } from '../../../shared/page/value';
import { describe, formats } from './formats';
import { type DescribedKind, type DescribedPart, pageKind } from './page-kind';

function typeOf(kind: DescribedKind, indent: string): string {
  if (typeof kind === 'string') return formats[kind].type;
  if (isList(kind)) return `${typeOf(kind[0], indent)}[]`;
  return `{\n${membersOf(kind.parts, `${indent}  `)}${indent}}`;
}

const membersOf = (parts: Readonly<Record<string, DescribedPart>>, indent: string): string =>
  Object.entries(parts)
    .map(([name, part]) => {
      const type = typeOf(part.kind, indent);
      const member = part.required ? `${name}: ${type}` : `${name}?: ${type} | null`;
      return `${indent}/** ${describe(part)} */\n${indent}${member};\n`;
    })
    .join('');

/** The type of `window.__PAGE__`, for sites that use TypeScript. */
export const pageTypes = () => `export type Languages =
  | { [code: string]: string }
  | ({ code: string; name: string } | { key: string; value: string } | { value: string; text: string })[];

/** ${pageKind.description} */
export interface PageData {
${membersOf(pageKind.parts, '  ')}}

declare global {
  interface Window {
    __PAGE__?: PageData;
  }
}
`;
