import { flushSync } from 'react-dom';

// The real one: a test may have replaced it by a fake clock.
const { setImmediate } = globalThis;

/**
 * React's own `act` is only in its development build. This one draws what the callback changes, waits for what it
 * starts, and draws that.
 */
export async function act<T>(callback: () => T | Promise<T>): Promise<T> {
  const result = await flushSync(callback);
  await new Promise((done) => setImmediate(done));
  flushSync(() => {});
  return result;
}
