import type { CardEvent } from '../../../widgets/login-card/state/card-event';
import type { Turn } from '../turn';

/** What is true of each event. */
export interface Sentence {
  /** The chapter of the specification or of the contract with the pages. `visitor`: neither says it, but a visitor would. */
  place: `${'specification' | 'contract'} ${number}` | 'visitor';
  says: string;
  /** The events of which it speaks, if it does not speak of all. */
  of?: CardEvent['type'][];
  /** Whether it speaks of this turn, if it does not speak of all turns with these events. */
  when?(turn: Turn): unknown;
  holds(turn: Turn): unknown;
}
