import type { Host } from '../../../../src';

/** In ms. */
const longestCheck = 5000;

/**
 * Asks the page whether an SMS may be requested. A page can check here whether the visitor is a person. A check that fails
 * or takes too long lets the request through.
 */
export function confirmSend(emit: Host['emit']): boolean | Promise<boolean> {
  const checks: Promise<unknown>[] = [];
  const wait = (check: unknown) => {
    checks.push(Promise.resolve(check).catch(() => {}));
  };
  if (!emit('login:send', { method: 'phone', wait })) return false;
  if (!checks.length) return true;
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), longestCheck);
    const answer = (isAllowed: boolean) => {
      clearTimeout(timer);
      resolve(isAllowed);
    };
    for (const check of checks) check.then((result) => result === false && answer(false));
    Promise.all(checks).then(() => answer(true));
  });
}
