import type { Host, ReactNode } from '../../src';
import type { LoginCardModel } from './card.model';

/** The props of the component of each step. */
export interface StepProps {
  card: LoginCardModel;
  t: Host['t'];
  /** The place of the card error, below the submit button, so that no error moves the button. */
  children: ReactNode;
  /** The id of that place. */
  errorId: string;
}
