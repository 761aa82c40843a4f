import type { CardEvent } from '../../widgets/login-card/state/card-event';
import { methodOf, type SavedSms } from '../../widgets/login-card/state/card-state';
import type { Move } from './moves';
import { codeLife } from './record';
import { type Sentence, sentences } from './sentences';
import { traceOf } from './trace';
import type { Turn } from './turn';
import { lostPlaces, type Place, walk } from './walk';
import { applyEvent, firstWorld, spellWorld, type World } from './world';

/** The sentences by the event of which they speak. */
const byEvent = new Map<string, Sentence[]>();

function sentencesOf(type: CardEvent['type']) {
  const found = byEvent.get(type) ?? sentences.filter(({ of }) => !of || of.includes(type));
  byEvent.set(type, found);
  return found;
}

/** Nobody may change a state: it may belong to the past. */
function freeze<Value>(value: Value): Value {
  if (value && typeof value === 'object' && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Whether a reload finds what was stored, if a code can still be right. After a clock was set back it may show more of the wait. */
function isKept({ stored, now, past }: World, found?: SavedSms) {
  if (!stored || now.time >= stored.from + Math.max(codeLife, past.wait)) return !found;
  return (
    found?.dialCode === stored.dialCode &&
    found.phone === stored.phone &&
    (past.isSetBack || found.until === stored.until)
  );
}

/** Walks through all states of a card to which these moves lead, until a sentence is broken. Returns it with the shortest way to that. */
export function walkCard(movesOf: (world: World) => Move[], start = firstWorld()) {
  let broken = '';
  const spoken = new Set<Sentence>();
  const arrows = new Map<string, Set<string>>();

  function draw({ was, is, event }: Turn) {
    for (const [from, to] of [
      [was.phase.name, is.phase.name],
      [was.step.at, is.step.at],
    ] as const) {
      if (from === to) continue;
      const arrow = `${from.padEnd(7)} → ${to}`;
      arrows.set(arrow, (arrows.get(arrow) ?? new Set()).add(event.type));
    }
  }

  /** An error of the card ends the walk, too. */
  function tryEvent(world: World, event: CardEvent, place: Place<World, Move>, move: Move) {
    try {
      return applyEvent(world, event);
    } catch (error) {
      broken ||= `${error}\n${traceOf(place, move)}`;
      return undefined;
    }
  }

  function make(world: World, move: Move, place: Place<World, Move>): World {
    const changed = move.changes ? { ...world, ...move.changes } : world;
    if (move.reloads && !isKept(world, changed.stored))
      broken ||= `contract 5: The code step survives a reload. Its number is kept no longer than that.\n${traceOf(place, move)}`;
    if (move.reloads && methodOf(changed.card.step.at) !== move.reloads)
      broken ||= `contract 2: A new card shows the method of the page first.\n${traceOf(place, move)}`;
    if (!move.event) return changed;
    const turn = tryEvent(changed, move.event, place, move);
    if (!turn) return changed;
    if (turn.is !== turn.was) draw(turn);
    for (const sentence of sentencesOf(move.event.type)) {
      if (sentence.when && !sentence.when(turn)) continue;
      spoken.add(sentence);
      if (!sentence.holds(turn)) broken ||= `${sentence.place}: ${sentence.says}\n${traceOf(place, move)}`;
    }
    return turn.after;
  }

  const walked = walk({
    start,
    movesOf: (world) => (broken ? [] : movesOf(freeze(world))),
    make,
    spell: spellWorld,
  });

  // Whoever is on the way to the next page has signed in.
  const lost = lostPlaces(
    walked,
    ({ isNavigating }) => isNavigating,
    ({ isKind }) => isKind,
  );

  return {
    broken,
    unspoken: sentences.filter((sentence) => !spoken.has(sentence)).map(({ says }) => says),
    /** The ways to the states from which no kind move leads to a login. */
    lost: lost.map((place) => (place.before && place.move ? traceOf(place.before, place.move) : '')),
    /** Each change of the phase and of the step, with the events that cause it. */
    diagram: [...arrows].map(([arrow, events]) => `${arrow.padEnd(17)}   ${[...events].join(', ')}`).sort(),
    figures: { states: walked.places.length, steps: walked.steps },
  };
}
