/** What a refusal causes in the card, besides its words. */
export type Consequence =
  /** The field of what the server rejected is marked. At the code step it counts as a wrong code. */
  | 'marksField'
  /** The code step opens, and the wait in `Data` begins. */
  | 'startsWait'
  /** Phone sign-in is impossible, so the card offers sign-in by email. */
  | 'offersEmail'
  /** The page's antiforgery token was too old, so the page gets a new one. What was typed is right, so it stays. */
  | 'renewsToken';

/** The codes that cause something. The card only shows the words of other codes. */
export const codes = {
  UserAlreadyRegistered: 'offersEmail',
  SmsSentTimeout: 'startsWait',
  SmsMaxAttemptsReached: 'offersEmail',
  NotAllowedSmsForCountry: 'offersEmail',
  SmsUnavailable: 'offersEmail',
  WrongLogin: 'marksField',
  StalePage: 'renewsToken',
} as const satisfies Record<string, Consequence>;

/** Codes that the C# answers, too, and that cause nothing. The card does not contain them. */
export const otherCodes = ['BotCheckRequired', 'TooManyRequests'] as const;
