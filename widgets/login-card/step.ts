import type { Host, ReactNode } from '../../src';
import type { LoginCard } from './card.model';

/** The props of each form of the card. */
export interface StepProps {
  card: LoginCard;
  t: Host['t'];
  /** The error message, between the fields and the button. */
  children: ReactNode;
}
