import { flushSync } from 'react-dom';

// The original function, because a test may replace it with a fake clock.
const { setImmediate } = globalThis;

/**
 * Replaces React's own `act`, which is only in its development build. It renders the changes of the callback, waits for
 * the work that the callback has started, and renders its changes.
 */
export async function act<T>(callback: () => T | Promise<T>): Promise<T> {
  const result = await flushSync(callback);
  await new Promise((done) => setImmediate(done));
  flushSync(() => {});
  return result;
}
