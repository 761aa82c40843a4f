import { readdirSync, readFileSync } from 'node:fs';
import { cancelable, events } from '../../facts/events';
import { namedFields } from '../../facts/fields';
import { callPaths } from '../../facts/routes';
import type { PageField } from '../../shared/page/field';
import { isList } from '../../shared/page/value';
import { oldest } from '../build/bundles/browsers';
import { texts } from '../from-facts/translations/texts';

/** A field of `window.__PAGE__`, or each part of it. */
function fieldLines([name, field]: [
  string,
  Pick<PageField, 'kind' | 'required'> & Partial<PageField>,
]): string[] {
  const { kind, required, default: value } = field;
  if (isList(kind)) return fieldLines([`${name}[]`, { kind: kind[0] }]);
  if (typeof kind === 'object')
    return Object.entries(kind.parts).flatMap(([part, row]) => fieldLines([`${name}.${part}`, row]));
  const fixed = typeof value === 'function' ? undefined : JSON.stringify(value);
  return [`field ${name}: ${kind}${required ? ', required' : ''}${fixed ? `, default ${fixed}` : ''}`];
}

/** All that a site can rely on, except the C#. `files` are those of dist/. */
export function surfaceOf(files: Record<string, string | Buffer>): string[] {
  // What a browser or a site's build loads. The documents are for people.
  const loaded = Object.keys(files).filter((path) => !path.endsWith('.md'));
  const guides = readdirSync('src/site-guide', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => readFileSync(`src/site-guide/${name}`, 'utf8'));
  const lines = [
    ...loaded.map((path) => `file ${path}`),
    ...namedFields.flatMap(fieldLines),
    ...Object.entries(events).flatMap(([name, { detail }]) =>
      Object.entries(detail).flatMap(([part, kinds]) =>
        [kinds].flat().map((kind) => `event ${name}, ${part}: ${kind}`),
      ),
    ),
    ...Object.keys(events).map((name) => `event ${name}`),
    ...cancelable.map((name) => `event ${name}: cancelable`),
    ...Object.keys(texts.en).map((key) => `key ${key}`),
    ...Object.entries(callPaths).map(([name, path]) => `call ${name}: ${path}`),
    ...Object.entries(oldest).map(([name, { version }]) => `browser ${name}: ${version.join('.')}`),
    // Attributes and custom properties that no guide names are not public.
    ...(guides.join().match(/(?<![\w-])(?:data-|--widget-)[\w-]+/g) ?? []).map((name) => `name ${name}`),
  ];
  return [...new Set(lines)].sort();
}
