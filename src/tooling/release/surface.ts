import { cancelable, type EventRow, events } from '../../host/events';
import { texts } from '../../i18n/texts';
import type { Field, Kind, ObjectKind, Part } from '../../page/field';
import { isList } from '../../page/value';
import { oldest } from '../bundles/browsers';
import { pageKind } from '../page-data/page-kind';
import { publicMembers } from './csharp-members';

type Files = Record<string, string | Buffer>;

/** What the lines are made from, besides the files. */
export interface Sources {
  fields: ObjectKind['parts'];
  events: Readonly<Record<string, EventRow>>;
  cancelable: readonly string[];
  texts: Record<string, object>;
  browsers: Record<string, { version: readonly number[] }>;
}

export const sources: Sources = {
  fields: pageKind.parts,
  events,
  cancelable,
  texts,
  browsers: oldest,
};

/** A field of `window.__PAGE__` with its parts. */
function fieldLines(name: string, { kind, required, default: fallback }: Part & Partial<Field>): string[] {
  const isFixed = fallback !== undefined && typeof fallback !== 'function';
  return [
    ...(required ? [`needs ${name}`] : []),
    ...(isFixed ? [`default ${name}: ${JSON.stringify(fallback)}`] : []),
    ...kindLines(name, kind),
  ];
}

function kindLines(name: string, kind: Kind): string[] {
  if (typeof kind === 'string') return [`field ${name}: ${kind}`];
  if (isList(kind)) return kindLines(`${name}[]`, kind[0]);
  const parts = Object.entries(kind.parts).flatMap(([part, row]) => fieldLines(`${name}.${part}`, row));
  return kind.anyOf ? [`needs ${name}: ${kind.anyOf.join(' or ')}`, ...parts] : parts;
}

/** An event with each part of its detail, and each word that such a part can be. */
const eventLines = ([name, { detail }]: [string, EventRow]) => [
  `event ${name}`,
  ...Object.entries(detail).flatMap(([part, value]) =>
    typeof value === 'string'
      ? `event ${name}.${part}: ${value}`
      : value.map((word) => `event ${name}.${part}: ${word}`),
  ),
];

/** The custom properties and attributes that the guide for sites names. Others are not public. */
const namedIn = (guide: string) =>
  (guide.match(/(?<![\w-])(?:data-|--widget-)[\w-]+/g) ?? []).map((name) =>
    name.startsWith('--') ? `property ${name}` : `attribute ${name}`,
  );

const csharpLines = (files: Files) =>
  Object.entries(files).flatMap(([path, source]) => {
    const [, kit] = path.match(/^aspnet\/(\w+)\/\w+\.cs$/) ?? [];
    return kit ? publicMembers(String(source)).map((member) => `${kit} ${member}`) : [];
  });

/**
 * Everything that a site can rely on, one line each. `needs` and `browser` lines are what a site must give, all others what it
 * gets. `files` are those of dist/.
 */
export function surfaceOf(files: Files, from = sources): string[] {
  const lines = [
    ...Object.keys(files).flatMap((path) => (path.startsWith('aspnet/') ? [] : `file ${path}`)),
    ...Object.entries(from.fields).flatMap(([name, part]) => fieldLines(name, part)),
    ...Object.entries(from.events).flatMap(eventLines),
    ...from.cancelable.map((name) => `event ${name}, cancelable`),
    ...Object.keys(from.texts).map((language) => `language ${language}`),
    ...Object.keys(from.texts.en ?? {}).map((key) => `key ${key}`),
    ...Object.entries(from.browsers).map(([name, { version }]) => `browser ${name}: ${version.join('.')}`),
    ...namedIn(String(files['README.md'])),
    ...csharpLines(files),
  ];
  return [...new Set(lines)].sort();
}
