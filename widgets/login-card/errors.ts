import type { Failure, Host, Key } from '../../src';

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
  UserAlreadyRegistered: { offer: true },
  SmsSentTimeout: { wait: true },
  SmsMaxAttemptsReached: { offer: true },
  NotAllowedSmsForCountry: { offer: true },
  WrongLogin: { wrong: true },
};

const keys: Record<Failure['kind'], Key> = {
  network: 'NetworkError',
  timeout: 'TimeoutError',
  unexpected: 'UnexpectedError',
  refused: 'UnexpectedError',
  cancelled: 'UnexpectedError',
};

/** The server's text for a failure, or ours. */
export const messageFor = ({ kind, text, wait }: Failure, t: Host['t']): string =>
  text || t(wait === undefined ? keys[kind] : 'TooManyRequestsError');

/** The wait in an error's `Data`, in seconds. */
export function secondsIn(data: unknown): number {
  const seconds = typeof data === 'string' ? Number(data) : data;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 86_400) : 60;
}
