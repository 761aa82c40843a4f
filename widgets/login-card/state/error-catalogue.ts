type Consequence =
  /** The field of what the server rejected is marked. At the code step it counts as a wrong code. */
  | 'marksField'
  /** The code step opens, and the wait in `Data` begins. */
  | 'startsWait'
  /** Phone sign-in is impossible, so the card offers sign-in by email. */
  | 'offersEmail'
  /** The page's antiforgery token was too old, so the page gets a new one. What was typed is right, so it stays. */
  | 'renewsToken';

/** What the codes of the server cause in the card, besides their words. The card only shows the words of other codes. */
export const catalogue = new Map<string, Consequence>([
  ['UserAlreadyRegistered', 'offersEmail'],
  ['SmsSentTimeout', 'startsWait'],
  ['SmsMaxAttemptsReached', 'offersEmail'],
  ['NotAllowedSmsForCountry', 'offersEmail'],
  ['WrongLogin', 'marksField'],
  ['StalePage', 'renewsToken'],
]);
