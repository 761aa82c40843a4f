/** A state that the walk has found, and the shortest way to it. */
export interface Place<State, Move> {
  state: State;
  before?: Place<State, Move>;
  move?: Move;
}

/** A move that changes something, with the numbers of two places. */
interface Passage<Move> {
  from: number;
  to: number;
  move: Move;
}

interface Rules<State, Move> {
  start: State;
  movesOf(state: State): Move[];
  /** The state after a move, which may be the same object. */
  make(state: State, move: Move, place: Place<State, Move>): State;
  /** Two states with the same text have the same future. */
  spell(state: State): string;
}

/** Visits each state that moves can lead to, breadth first. */
export function walk<State, Move>({ start, movesOf, make, spell }: Rules<State, Move>) {
  const places: Place<State, Move>[] = [{ state: start }];
  const numbers = new Map([[spell(start), 0]]);
  const passages: Passage<Move>[] = [];

  let steps = 0;

  function numberOf(state: State, before: Place<State, Move>, move: Move): number {
    const text = spell(state);
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const number = places.push({ state, before, move }) - 1;
    numbers.set(text, number);
    return number;
  }

  // Places that are found meanwhile are visited, too.
  for (let from = 0; from < places.length; from++) {
    const place = places[from] as Place<State, Move>;
    for (const move of movesOf(place.state)) {
      steps++;
      const state = make(place.state, move, place);
      if (state !== place.state) passages.push({ from, to: numberOf(state, place, move), move });
    }
  }
  return { places, passages, steps };
}

/** The places from which these moves never lead to a goal. */
export function lostPlaces<State, Move>(
  { places, passages }: { places: Place<State, Move>[]; passages: Passage<Move>[] },
  isGoal: (state: State) => boolean,
  isOpen: (move: Move) => unknown = () => true,
) {
  const sources: number[][] = places.map(() => []);
  for (const { from, to, move } of passages) if (isOpen(move)) sources[to]?.push(from);
  const saved = new Set(places.flatMap(({ state }, number) => (isGoal(state) ? [number] : [])));
  // Places that are added meanwhile are visited, too.
  for (const number of saved) for (const source of sources[number] ?? []) saved.add(source);
  return places.filter((_, number) => !saved.has(number));
}
