import type { Field, Shape } from './fields';
import { get } from './get';
import { scalars } from './scalars';

/** Reports an invalid value. */
export type Fault = (path: string, found: unknown, wants: string) => void;

/** Reads a property of the given shape. A getter that throws makes only its own property absent. */
export function readMember(
  found: unknown,
  name: string,
  shape: Shape,
  path: string,
  fault: Fault,
  field: Partial<Field>,
): unknown {
  try {
    return readShape(get(found, name), shape, path, fault, field);
  } catch (error) {
    return fault(path, error, 'a value that can be read');
  }
}

/** Reads a value of the given shape. Returns undefined when it is absent or of the wrong type. */
export function readShape(
  found: unknown,
  shape: Shape,
  path: string,
  fault: Fault,
  { needs }: Partial<Field>,
): unknown {
  // C# serialises an absent value as null or "".
  if (found === undefined || found === null || found === '') return undefined;
  const wrong = (wants: string) => fault(path, found, wants);
  if (typeof shape === 'string') {
    const value = scalars[shape].read(found, (key, item) => fault(`${path}.${key}`, item, 'a language'));
    return value === undefined ? wrong(scalars[shape].wants) : value;
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(found)) return wrong('a list');
    return found.flatMap(
      (item, index) => readShape(item, shape[0], `${path}[${index}]`, fault, { needs }) ?? [],
    );
  }
  if (typeof found !== 'object' || Array.isArray(found)) return wrong('an object');
  const record: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(shape as Record<string, Shape>))
    record[name] = readMember(found, name, inner, `${path}.${name}`, fault, {});
  const lacking = needs?.find((names) => !names.some((name) => record[name]));
  return lacking ? wrong(`an entry with ${lacking.join(' or ')}`) : record;
}
