import { movesOf, type State, starts, timesOf } from '../browsers';
import { follow, type Step, spellWay, spend, type Way } from './way';

/** A trace is not continued when it is so long. With shorter ones more wrong codes were entered, and a guard would expect an attack. */
const longest = 9;
/** A trace is continued by at most so many moves. */
const near = 3;
/** It begins with at most so many. Longer ones show only combinations of what these show. */
const far = 6;

/** The ways that lead on by one move. */
function ahead(way: Way, isTimed: boolean): Way[] {
  const moves = movesOf(way.state).filter((move) => isTimed || !('passes' in move));
  return moves.flatMap((move) =>
    [follow(way, move), spend(way, move)].filter((after) => after !== undefined),
  );
}

/** Each call in the second before something changes. */
function lastSeconds(way: Way): Way[] {
  const { now } = way.state;
  const times = timesOf(way.state).filter((time) => time - 1000 > now);
  const waits = times.map((time) => follow(way, { passes: time - 1000 - now }));
  return waits.flatMap((after) => (after ? ahead(after, false) : []));
}

/** The nearest way to what no trace has shown. */
function nearest(from: Way, shown: Set<string>, isTimed: boolean, most: number): Way | undefined {
  const seen = new Set<string>();
  const isNew = (way: Way) => way.shown && !shown.has(way.shown);
  let ways = [from];
  for (let depth = 0; depth < most && ways.length; depth++) {
    const next: Way[] = [];
    for (const way of ways) {
      const after = ahead(way, isTimed);
      const found = after.find(isNew) ?? (isTimed ? lastSeconds(way).find(isNew) : undefined);
      if (found) return found;
      for (const each of after) {
        const text = spellWay(each);
        if (!seen.has(text)) next.push(each);
        seen.add(text);
      }
    }
    ways = next;
  }
  return undefined;
}

/** Ways through the record that show together what it can do. */
function tracesFrom(state: State, shown: Set<string>, isTimed: boolean): (readonly Step[])[] {
  const traces: (readonly Step[])[] = [];
  const start: Way = { state, steps: [], sms: [] };
  for (;;) {
    let way = nearest(start, shown, isTimed, far);
    if (!way) return traces;
    for (let longer: Way | undefined = way; longer; ) {
      way = longer;
      if (way.shown) shown.add(way.shown);
      longer = way.steps.length < longest ? nearest(way, shown, isTimed, near) : undefined;
    }
    traces.push(way.steps);
  }
}

/** First those without a wait, which a real server can play. Each step is a line. */
export function writeTraces(): string {
  const shown = new Set<string>();
  const { 'one browser': one, 'two browsers': two } = starts;
  const all = [
    ...tracesFrom(one, shown, false),
    ...tracesFrom(two, shown, false),
    ...tracesFrom(one, shown, true),
  ];
  const lines = (texts: string[], open: string, close: string) => `${open}\n${texts.join(',\n')}\n${close}`;
  const traces = all.map((steps) => lines(steps.map(writeStep), '  [', '  ]'));
  return `${lines(traces, '[', ']')}\n`;
}

const writeStep = (step: Step) => `    ${JSON.stringify(step, null, 1).replace(/\n\s*/g, ' ')}`;
