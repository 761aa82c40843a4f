import type { Failure, Host, Key } from '../../src';

/** What an error code causes, apart from its text. */
interface Consequence {
  /** The code step opens, and the wait in `Data` begins. */
  startsWait?: true;
  /** It counts as a wrong code. */
  isWrong?: true;
  /** Phone sign-in is impossible for now, so the card offers sign-in by email. */
  offersEmail?: true;
}

/** The error catalogue. A code that is not in it only shows its text. */
export const catalogue: Record<string, Consequence | undefined> = {
  UserAlreadyRegistered: { offersEmail: true },
  SmsSentTimeout: { startsWait: true },
  SmsMaxAttemptsReached: { offersEmail: true },
  NotAllowedSmsForCountry: { offersEmail: true },
  WrongLogin: { isWrong: true },
};

const keys: Partial<Record<Failure['kind'], Key>> = { network: 'NetworkError', timeout: 'TimeoutError' };

/** The server's text for a failure, or ours. */
export const messageFor = ({ kind, text, wait }: Failure, t: Host['t']): string =>
  text || t(wait === undefined ? (keys[kind] ?? 'UnexpectedError') : 'TooManyRequestsError');

/** The wait in an error's `Data`, in seconds. */
export function secondsIn(data: unknown): number {
  const seconds = typeof data === 'string' ? Number(data) : data;
  return typeof seconds === 'number' && seconds > 0 ? seconds : 60;
}
