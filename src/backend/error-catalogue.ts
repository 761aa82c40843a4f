import { getOwn } from '../guard/own';

export interface Consequences {
  /** The server rejected what was entered, so its field is marked. At the code step it counts as a wrong code. */
  marksField?: true;
  /** What the visitor typed is right, so it stays. */
  keepsText?: true;
  /** The code step opens, and the wait in `Data` begins. */
  startsWait?: true;
  /** Phone sign-in is impossible, so the card offers sign-in by email. */
  offersEmail?: true;
  /** The page's antiforgery token was too old, so the page gets a new one. */
  isStale?: true;
  /** The text may be only in `Data`. */
  textInData?: true;
}

/** The error catalogue. A code that is not in it only shows its text. `Failure` has the consequences of its code. */
export const catalogue: Record<string, Consequences> = {
  UserAlreadyRegistered: { offersEmail: true, textInData: true },
  SmsSentTimeout: { startsWait: true },
  SmsMaxAttemptsReached: { offersEmail: true },
  NotAllowedSmsForCountry: { offersEmail: true },
  WrongLogin: { marksField: true },
  StalePage: { isStale: true, keepsText: true },
};

export const consequencesOf = (code: string): Consequences => getOwn(catalogue, code) ?? {};
