import { kinds, type SimpleKind } from '../../../shared/page/kinds';
import type { DescribedPart } from './page-kind';

export type Schema = Record<string, unknown>;

/** How page.d.ts, page.schema.json and the C# classes write a kind of value. */
interface Formats {
  /** The type in page.d.ts. */
  type: string;
  schema: Schema;
  /** The type in C#, when the value is there. */
  csharp: string;
}

const code = { type: 'string', pattern: '^[\\w-]+$' };
const pair = (key: string, name: string) => ({
  type: 'object',
  properties: { [key]: code, [name]: notEmpty },
  required: [key, name],
});

export const notEmpty = { type: 'string', minLength: 1 };

/** The same rule as in src/shared/page/address/safe-address.ts, which also removes control characters inside an address. */
const address = (schemes: string) => ({
  type: 'string',
  pattern: `^[\\s\\p{Cc}]*(?![\\\\/]{2}|(?!(?:${schemes}):)[A-Za-z][\\w+.\\-]*:)[^\\s\\p{Cc}]`,
});
const http = '[Hh][Tt][Tt][Pp][Ss]?';

const text = (schema: Schema): Formats => ({ type: 'string', schema, csharp: 'string' });

const oneOf = ({ options }: { options: readonly string[] }): Formats => ({
  type: options.map((option) => `'${option}'`).join(' | '),
  schema: { enum: options },
  csharp: 'string',
});

export const formats: Record<keyof typeof kinds, Formats> = {
  string: text({ type: 'string' }),
  languageCode: text(code),
  address: text(address(`${http}|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]`)),
  webAddress: text(address(http)),
  // A schema does not know the page's origin.
  ownAddress: text(address(http)),
  headerName: text({ type: 'string', pattern: "^[\\w!#$%&'*+.^`|~\\-]*$" }),
  bodyFormat: oneOf(kinds.bodyFormat),
  loginMethod: oneOf(kinds.loginMethod),
  codeLength: { type: 'number', schema: { type: 'integer', ...kinds.codeLength.limits }, csharp: 'int' },
  flag: { type: 'boolean', schema: { type: 'boolean' }, csharp: 'bool' },
  dictionary: {
    type: '{ [key: string]: string }',
    schema: { type: 'object', additionalProperties: { type: ['string', 'null'] } },
    csharp: 'IReadOnlyDictionary<string, string>',
  },
  languages: {
    type: 'Languages',
    schema: {
      anyOf: [
        { type: 'object', propertyNames: code, additionalProperties: notEmpty },
        {
          type: 'array',
          items: { anyOf: [pair('code', 'name'), pair('key', 'value'), pair('value', 'text')] },
        },
      ],
    },
    csharp: 'IReadOnlyDictionary<string, string>',
  },
};

/** A description for developers, with what the type of a value does not say. */
export function describe({ kind, description }: DescribedPart): string {
  const { words, options, limits }: Partial<SimpleKind> = typeof kind === 'string' ? kinds[kind] : {};
  return options || limits ? `${description} Value: ${words}.` : description;
}
