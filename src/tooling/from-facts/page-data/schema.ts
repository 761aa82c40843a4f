import { isList } from '../../../shared/page/value';
import { formats, notEmpty, type Schema } from './formats';
import { type DescribedKind, type DescribedObject, type DescribedPart, pageKind } from './page-kind';

/** C# serialises a missing value as null or "". */
const orEmpty = (schema: Schema) => ({ anyOf: [schema, { enum: [null, ''] }] });

function schemaOf(kind: DescribedKind): Schema {
  if (typeof kind === 'string') return formats[kind].schema;
  return isList(kind) ? { type: 'array', items: orEmpty(schemaOf(kind[0])) } : objectSchema(kind);
}

function objectSchema({ parts, anyOf }: DescribedObject): Schema {
  const required = Object.keys(parts).filter((name) => parts[name]?.required);
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, partSchema(part)])),
    ...(required.length && { required }),
    ...(anyOf && { anyOf: anyOf.map((name) => ({ required: [name], properties: { [name]: notEmpty } })) }),
  };
}

function partSchema(part: DescribedPart): Schema {
  const { kind, required, description, default: fallback } = part;
  const schema = schemaOf(kind);
  return {
    description,
    ...(fallback !== undefined && typeof fallback !== 'function' && { default: fallback }),
    ...(required ? { ...schema, minLength: 1 } : orEmpty(schema)),
  };
}

/** The JSON Schema of `window.__PAGE__`. Its names are in camel case. The widgets accept any letter case. */
export const pageSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'window.__PAGE__',
  ...objectSchema(pageKind),
});
