import type { Host, ReactNode } from '../../src';
import type { LoginCard } from './card.model';

/** What each of the card's forms gets. */
export interface StepProps {
  card: LoginCard;
  t: Host['t'];
  /** What went wrong. It stands between the fields and the button. */
  children: ReactNode;
}
