import type { News } from './listener';

const quoted = (text: string) => `“${text.replace(/\s+/g, ' ').trim()}”`;

type Focus = NonNullable<News['focus']>;

/** WebKit tells the title of a link as its description, also if its name is the same. */
const describe = ({ role, name, description, states }: Focus) =>
  [
    `${role} ${quoted(name)}`,
    ...states,
    ...(description && description !== name ? [quoted(description)] : []),
  ].join(', ');

/** What a browser has told, in lines. They are sorted, because the order of events depends on how busy the machine is. */
export function linesOf({ focus, regions }: News, before: News['focus']): string[] {
  const lines = regions.map(({ live, text }) => `${live}: ${quoted(text)}`).sort();
  if (!focus) return lines;
  const now = describe(focus);
  if (focus.moved || !before) return [...lines, `focus: ${now}`];
  if (now === describe(before)) return lines;
  const isNew = (state: string) => focus.states.includes(state) !== before.states.includes(state);
  const told = focus.reported.filter(isNew);
  return [...lines, `changed: ${now} (${told.length ? `told: ${told.join(', ')}` : 'not told'})`];
}
