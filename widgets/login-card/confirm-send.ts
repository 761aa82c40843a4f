import { waitCameLate } from '../../src/facts/messages';
import { type Detail, longestCheck } from '../../src/shared';
import type { Host } from './keys';

/**
 * Emits `login:send`, so that the page can check that the visitor is a person, and then calls `send`. Returns false if the page has cancelled
 * the event, or if a check has given false. A check that throws or takes too long lets the call through. The signal ends the
 * wait.
 */
export function confirmSend<Result>(
  emit: Host['emit'],
  method: Detail<'login:send'>['method'],
  send: () => Promise<Result>,
  signal: AbortSignal,
): false | Promise<Result | false> {
  const checks: Promise<unknown>[] = [];
  let isLate = false;
  const wait = (check: unknown) => {
    checks.push(Promise.resolve(check).catch(() => {}));
    if (isLate) console.error(waitCameLate());
    isLate = false; // One message is enough.
  };
  const isAllowed = emit('login:send', { method, wait });
  isLate = true;
  if (!isAllowed) return false;
  if (!checks.length) return send();
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<boolean>((resolve) => {
    // A page may have replaced `setTimeout` with a function that does not pass on arguments.
    timer = setTimeout(() => resolve(true), longestCheck * 1000);
    signal.addEventListener('abort', () => resolve(false));
    for (const check of checks) check.then((result) => result === false && resolve(false));
    Promise.all(checks).then(() => resolve(true));
  }).then<Result | false>((isAllowed) => {
    clearTimeout(timer);
    return isAllowed && send();
  });
}
