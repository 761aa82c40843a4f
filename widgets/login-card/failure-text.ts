import type { Failure, Host, Key } from '../../src';

function keyOf({ kind, wait }: Failure): Key {
  if (wait !== undefined) return 'TooManyRequestsError';
  if (kind === 'network') return 'NetworkError';
  return kind === 'timeout' ? 'TimeoutError' : 'UnexpectedError';
}

/** The words of the server, or those of the card. */
export const textFor = (failure: Failure, t: Host['t']): string => failure.text || t(keyOf(failure));
