import type { Failure, Key } from '../../src';

/** What a refusal means beyond its words, which are always shown. */
interface Consequence {
  /** The wait in `Data` begins, at the code step. */
  wait?: true;
  /** One wrong code more. */
  wrong?: true;
  /** The other way in is offered, as this one is closed. */
  offer?: true;
}

/** The error catalogue; a code that is not in it has no consequence. */
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

/** What to say when the server did not say it. */
export const wordsFor = ({ kind, wait }: Failure): Key =>
  wait === undefined ? words[kind] : 'TooManyRequestsError';

/** The wait that a server asks for, in seconds. */
export function secondsIn(data: unknown): number {
  const seconds = typeof data === 'string' ? Number(data) : data;
  return typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, 86_400) : 60;
}
