import { type Field, fields, type Shape } from '../../page/fields';
import type { scalars } from '../../page/scalars';
import { table } from '../documents/table';

type Schema = Record<string, unknown>;

/** The description of each field in page.d.ts and page.schema.json. */
const meaning: Record<keyof typeof fields, string> = {
  lang: 'The current language code. The paths of the portal begin with it.',
  accessRights: 'The account menu is shown only if this is exactly "Admin".',
  siteUrl: 'The address of the chargers site. The logo links to it.',
  translations: 'Key to text. Keys are found in any letter case.',
  languages: 'The languages that a visitor can choose. German is always left out.',
  apiUrl: 'The base address of the checkout call.',
  bodyFormat: 'The format of the body of the two login calls.',
  mainSite:
    'The main website. The address of each page is absolute or relative to url. A link without an address is not shown.',
  contacts: "The footer's contact details. Absent ones are not shown.",
  codeLength: 'The number of digits of an SMS code. A complete code is sent automatically.',
  breadcrumbs: "The page header's trail. The last entry is the current page.",
  title: "The page header's title.",
  controls:
    "The page header's control buttons: a link, or an action that the event page-header:control reports.",
};

const code = { type: 'string', pattern: '^[\\w-]+$' };
const words = { type: 'string', minLength: 1 };
const pair = (key: string, text: string) => ({
  type: 'object',
  properties: { [key]: code, [text]: words },
  required: [key, text],
});

/** The same rule as in src/page/address.ts, which also removes control characters inside an address. */
const addressOf = (schemes: string) => ({
  type: 'string',
  pattern: `^[\\s\\p{Cc}]*(?![\\\\/]{2}|(?!(?:${schemes}):)[A-Za-z][\\w+.\\-]*:)[^\\s\\p{Cc}]`,
});
const http = '[Hh][Tt][Tt][Pp][Ss]?';

/** C# serialises a missing value as null or "". */
const orEmpty = (schema: Schema) => ({ anyOf: [schema, { enum: [null, ''] }] });

const scalarDocs: Record<keyof typeof scalars, { type: string; schema: Schema }> = {
  text: { type: 'string', schema: { type: 'string' } },
  code: { type: 'string', schema: code },
  address: { type: 'string', schema: addressOf(`${http}|[Mm][Aa][Ii][Ll][Tt][Oo]|[Tt][Ee][Ll]`) },
  url: { type: 'string', schema: addressOf(http) },
  format: { type: "'json' | 'form'", schema: { enum: ['json', 'form'] } },
  codeLength: { type: 'number', schema: { type: 'integer', minimum: 4, maximum: 8 } },
  dictionary: { type: '{ [key: string]: string }', schema: { type: 'object' } },
  languages: {
    type: 'Languages',
    schema: {
      anyOf: [
        { type: 'object', propertyNames: code, additionalProperties: words },
        {
          type: 'array',
          items: { anyOf: [pair('code', 'name'), pair('key', 'value'), pair('value', 'text')] },
        },
      ],
    },
  },
};

function schemaOf(shape: Shape, needs: Field['needs'] = []): Schema {
  if (typeof shape === 'string') return scalarDocs[shape].schema;
  if (Array.isArray(shape)) return { type: 'array', items: orEmpty(schemaOf(shape[0], needs)) };
  const properties = Object.entries(shape).map(([name, inner]) => [name, orEmpty(schemaOf(inner))]);
  const all = needs.map((names) => ({
    anyOf: names.map((name) => ({ required: [name], properties: { [name]: words } })),
  }));
  return { type: 'object', properties: Object.fromEntries(properties), ...(all.length && { allOf: all }) };
}

/** The JSON Schema of `window.__PAGE__`. Its names are in camel case. The widgets accept any letter case. */
export function pageSchema(): Schema {
  const properties = Object.entries<Field>(fields).map(([name, { is, or, needs }]) => {
    const note = {
      description: meaning[name as keyof typeof fields],
      default: typeof or === 'function' ? undefined : or,
    };
    return [name, { ...note, ...orEmpty(schemaOf(is, needs)) }];
  });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'window.__PAGE__',
    type: 'object',
    properties: {
      ...Object.fromEntries(properties),
      lang: { description: meaning.lang, ...scalarDocs.code.schema },
    },
    required: ['lang'],
  };
}

function typeOf(shape: Shape): string {
  if (typeof shape === 'string') return scalarDocs[shape].type;
  if (Array.isArray(shape)) return `${typeOf(shape[0])}[]`;
  const members = Object.entries(shape).map(([name, inner]) => `${name}?: ${typeOf(inner)} | null`);
  return `{ ${members.join('; ')} }`;
}

/** The type of `window.__PAGE__`, for sites that use TypeScript. */
export function pageTypes(): string {
  const members = Object.entries<Field>(fields).map(
    ([name, { is }]) =>
      `  /** ${meaning[name as keyof typeof fields]} */\n  ${name}${name === 'lang' ? '' : '?'}: ${typeOf(is)}${name === 'lang' ? '' : ' | null'};\n`,
  );
  return `export type Languages =
  | { [code: string]: string }
  | ({ code: string; name: string } | { key: string; value: string } | { value: string; text: string })[];

export interface PageData {
${members.join('')}}

declare global {
  interface Window {
    __PAGE__?: PageData;
  }
}
`;
}

function partsOf(shape: Shape): string[] {
  if (Array.isArray(shape)) return partsOf(shape[0]);
  return typeof shape === 'string' ? [] : Object.keys(shape);
}

/** The table of fields in the guide for sites. */
export const fieldTable = () =>
  table(
    ['field', 'default', 'meaning'],
    Object.entries<Field>(fields).map(([name, { is, or }]) => {
      const parts = partsOf(is).join(', ');
      const text = meaning[name as keyof typeof fields];
      const fallback = typeof or === 'string' && or ? `\`${or}\`` : 'none';
      return [`\`${name}\``, fallback, parts ? `${text} \`{${parts}}\`` : text];
    }),
  );
