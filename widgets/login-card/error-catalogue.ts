import { type Failure, type Host, type Key, readWait } from '../../src';

/** What an error code causes, apart from its text. */
type Consequence =
  /** The code step opens, and the wait in `Data` begins. */
  | 'startsWait'
  /** It counts as a wrong code. */
  | 'isWrong'
  /** The page's antiforgery token was too old. What the visitor typed is right, so it stays. */
  | 'isStale'
  /** Phone sign-in is impossible, so the card offers sign-in by email. */
  | 'offersEmail';

/** The error catalogue. A code that is not in it only shows its text. */
export const catalogue = new Map<string, Consequence>([
  ['UserAlreadyRegistered', 'offersEmail'],
  ['SmsSentTimeout', 'startsWait'],
  ['SmsMaxAttemptsReached', 'offersEmail'],
  ['NotAllowedSmsForCountry', 'offersEmail'],
  ['WrongLogin', 'isWrong'],
  ['StalePage', 'isStale'],
]);

const keys = new Map<Failure['kind'], Key>([
  ['network', 'NetworkError'],
  ['timeout', 'TimeoutError'],
]);

function keyOf({ kind, code, data, wait }: Failure): Key {
  if (catalogue.get(code) === 'isStale') return data === true ? 'StalePageError' : 'ReloadPageError';
  return wait === undefined ? (keys.get(kind) ?? 'UnexpectedError') : 'TooManyRequestsError';
}

/** The server's text for a failure, or ours. */
export const messageFor = (failure: Failure, t: Host['t']): string => failure.text || t(keyOf(failure));

/** The wait in an error's `Data`, in seconds. */
export const secondsIn = (data: unknown): number => readWait(data) || 60;
