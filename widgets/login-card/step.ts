import type { Host, ReactNode } from '../../src';
import type { LoginCard } from './card.model';

/** The props of each form of the card. */
export interface StepProps {
  card: LoginCard;
  t: Host['t'];
  /** The place of the error message, below the submit button, so that no error moves the button. */
  children: ReactNode;
  /** The id of that place. */
  noticeId: string;
}
