import { type Failure, type Host, type Key, readWait } from '../../src';

/** What an error code causes, apart from its text. */
type Consequence =
  /** The code step opens, and the wait in `Data` begins. */
  | 'startsWait'
  /** It counts as a wrong code. */
  | 'isWrong'
  /** Phone sign-in is impossible for now, so the card offers sign-in by email. */
  | 'offersEmail';

/** The error catalogue. A code that is not in it only shows its text. */
export const catalogue = new Map<string, Consequence>([
  ['UserAlreadyRegistered', 'offersEmail'],
  ['SmsSentTimeout', 'startsWait'],
  ['SmsMaxAttemptsReached', 'offersEmail'],
  ['NotAllowedSmsForCountry', 'offersEmail'],
  ['WrongLogin', 'isWrong'],
]);

const keys = new Map<Failure['kind'], Key>([
  ['network', 'NetworkError'],
  ['timeout', 'TimeoutError'],
]);

/** The server's text for a failure, or ours. */
export const messageFor = ({ kind, text, wait }: Failure, t: Host['t']): string =>
  text || t(wait === undefined ? (keys.get(kind) ?? 'UnexpectedError') : 'TooManyRequestsError');

/** The wait in an error's `Data`, in seconds. */
export const secondsIn = (data: unknown): number => readWait(data) || 60;
