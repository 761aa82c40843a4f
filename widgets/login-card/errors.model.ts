import type { Failure, Key } from '../../src';

/** The effects of a refusal, apart from its text. */
interface Consequence {
  /** The code step opens, and the wait in `Data` begins. */
  wait?: true;
  /** It counts as a wrong code. */
  wrong?: true;
  /** Signing in by phone is not possible now, so the card offers the email. */
  offer?: true;
}

/** The error catalogue. A code that is not in it only shows its text. */
export const catalogue: Record<string, Consequence | undefined> = {
  UserAlreadyRegistered: {},
  SmsSentTimeout: { wait: true },
  SmsMaxAttemptsReached: { offer: true },
  NotAllowedSmsForCountry: {},
  WrongLogin: { wrong: true },
};

const words: Record<Failure['kind'], Key> = {
  network: 'NetworkError',
  timeout: 'TimeoutError',
  unexpected: 'UnexpectedError',
  refused: 'UnexpectedError',
  cancelled: 'UnexpectedError',
};

/** The text for a failure without a text from the server. */
export const wordsFor = ({ kind, wait }: Failure): Key =>
  wait === undefined ? words[kind] : 'TooManyRequestsError';

/** The wait in an error's `Data`, in seconds. */
export function secondsIn(data: unknown): number {
  const seconds = typeof data === 'string' ? Number(data) : data;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 86_400) : 60;
}
