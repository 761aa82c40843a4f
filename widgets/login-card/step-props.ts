import type { Host, ReactNode } from '../../src';
import type { LoginCardModel } from './card.model';

/** The props of the component of each step. */
export interface StepProps {
  card: LoginCardModel;
  t: Host['t'];
  /**
   * The card error. The last field shows it, in the room of its hint, so that nothing moves. There it stands between the last field and
   * the submit button, and the keyboard of a phone does not cover it.
   */
  message: ReactNode;
}
