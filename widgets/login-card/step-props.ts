import type { JSX } from '../../src/shared';
import type { LoginCardModel } from './card.model';
import type { Host } from './keys';

/** What the component of each step gets. */
export interface StepProps {
  card: LoginCardModel;
  t: Host['t'];
  /** The card error. The last field shows it, in the room of its hint: nothing moves, and no keyboard of a phone covers it. */
  message: JSX.Element | null;
  /** The words of a call that runs. The last field shows them when it takes long. */
  wait?: string;
  /** The login has succeeded. The last field says it, in the room of its hint. */
  news?: string;
}
