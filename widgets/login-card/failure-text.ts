import type { Failure, Host, Key } from '../../src';

const keys = new Map<Failure['kind'], Key>([
  ['network', 'NetworkError'],
  ['timeout', 'TimeoutError'],
]);

function keyOf({ kind, causes, data, wait }: Failure): Key {
  if (causes.isStale) return data === true ? 'StalePageError' : 'ReloadPageError';
  return wait === undefined ? (keys.get(kind) ?? 'UnexpectedError') : 'TooManyRequestsError';
}

export const textFor = (failure: Failure, t: Host['t']): string => failure.text || t(keyOf(failure));
