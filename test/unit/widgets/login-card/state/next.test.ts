// The machine of the card, without a page, a server or a clock. What a visitor sees of it, the tests of the card show.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { next } from '../../../../../widgets/login-card/state/next';
import { whileLeaving, whileSending } from './busy';
import { idle } from './idle';
import { now, type Pairs, type Row } from './states';

const pairs: Pairs = { idle, sending: whileSending, leaving: whileLeaving };

/** A state may belong to the past, or to another card, so nobody may change it. */
function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object') Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

const phases = Object.entries(pairs).map(([phase, events]) => ({
  phase,
  events: Object.entries<Row[]>(events).map(([event, rows]) => ({ event, rows })),
}));
const all = phases.flatMap(({ events }) => events.flatMap(({ rows }) => rows));

describe.each(phases)('while the card is $phase', ({ phase, events }) => {
  const acting = events.flatMap(({ event, rows }) => rows.map((row) => [event, ...row] as const));

  test.each(acting)('%s: %s', (_, __, before, event, changes, effects) => {
    const after = next(freeze(before), freeze(event), now);
    expect(after).toEqual({ state: { ...before, ...changes }, effects });
    // Then nothing is computed or rendered again.
    if (!Object.keys(changes).length) expect(after.state).toBe(before);
  });

  test.each(events.filter(({ rows }) => !rows.length))('$event does nothing', ({ event: name }) => {
    const states = all.flatMap(([, before]) => (before.phase.name === phase ? [before] : []));
    const samples = all.flatMap(([, , event]) => (event.type === name ? [event] : []));
    expect(states.length * samples.length).toBeGreaterThan(0);
    for (const before of states)
      for (const event of samples) {
        const { state, effects } = next(freeze(before), freeze(event), now);
        expect(state).toBe(before);
        expect(effects).toEqual([]);
      }
  });
});

test('the diagram in src/README.md has each change of the phase and of the step', async () => {
  const arrows = new Map<string, Set<string>>();
  for (const [, before, event] of all) {
    const { state } = next(before, event, now);
    for (const [from, to] of [
      [before.phase.name, state.phase.name],
      [before.step.at, state.step.at],
    ])
      if (from !== to) {
        const arrow = `${from?.padEnd(7)} → ${to}`;
        arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(event.type));
      }
  }
  const lines = [...arrows].map(([arrow, events]) => `${arrow.padEnd(17)}   ${[...events].join(', ')}`);
  const diagram = ['```', ...lines.sort(), '```'].join('\n');
  const text = readFileSync('src/README.md', 'utf8');
  // `npm run unit -- test/unit/widgets/login-card/state -u` writes it.
  await expect(text.replace(/```\ncode [\s\S]*?```/, diagram)).toMatchFileSnapshot(
    '../../../../../src/README.md',
  );
});
