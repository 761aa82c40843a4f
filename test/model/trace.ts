import { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';
import type { Move } from './moves';
import type { Place } from './walk';
import type { World } from './world';

/** The moves to a place, and one more, as lines of a test. Each one is the turn that came of an event: its `state` and its `effects`. */
export function traceOf(place: Place<World, Move>, last: Move): string {
  const moves = [last];
  for (let each = place; each.move && each.before; each = each.before) moves.unshift(each.move);
  const origin = originOf(place).state;
  let { now } = origin;
  const lines: string[] = [];
  const calls: Call[] = [];
  let state = 'firstState()';
  let turns = 0;

  /** The answer to a call has the same object as the call, so it has a name. */
  function nameOf(call: Call): string {
    if (!calls.includes(call)) {
      calls.push(call);
      lines.push(`const call${calls.length}: Call = ${JSON.stringify(call)};`);
    }
    return `call${calls.indexOf(call) + 1}`;
  }

  function write(value: unknown): string {
    if (value instanceof Failure) {
      const { kind, code, data, text, wait } = value;
      return `new Failure(${[kind, code, data, text, wait].map(write).join(', ')})`;
    }
    return JSON.stringify(value) ?? 'undefined';
  }

  for (const { event, changes, reloads } of moves) {
    if (changes?.now) now = changes.now;
    if (reloads) state = `firstState('${reloads}')`;
    if (!event) continue;
    const parts = Object.entries(event).map(
      ([name, value]) => `${name}: ${name === 'call' && value ? nameOf(value) : write(value)}`,
    );
    turns++;
    lines.push(`const turn${turns} = next(${state}, { ${parts.join(', ')} }, ${JSON.stringify(now)});`);
    state = `turn${turns}.state`;
  }
  if (last.reloads && !last.event)
    lines.push(
      `// At ${now.time} the page is loaded again, as ${state}. Stored: ${write(place.state.stored)}`,
    );
  return lines.join('\n');
}

function originOf(place: Place<World, Move>) {
  let each = place;
  while (each.before) each = each.before;
  return each;
}
