/**
 * Makes a task never run twice at once. A call during a run causes one more run after it, so the last run sees everything
 * that had changed before the last call.
 * @param {() => Promise<unknown>} task
 * @returns {() => Promise<void>} resolves when no run is left
 */
export function oneAtATime(task) {
  /** @type {Promise<void> | undefined} */
  let running;
  let isWanted = false;
  const run = async () => {
    try {
      while (isWanted) {
        isWanted = false;
        await task();
      }
    } finally {
      running = undefined;
    }
  };
  return () => {
    isWanted = true;
    running ??= run();
    return running;
  };
}
