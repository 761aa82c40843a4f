/** Replaces the page's clock and timers. Timers that were set before still use the real clock. */
export function installClock() {
  let wall = Date.UTC(2026, 10, 18, 8);
  let steady = 1000;
  let last = 0;
  /** @type {Map<number, { at: number, run: () => void }>} */
  const timers = new Map();
  const FakeDate = new Proxy(Date, {
    construct: (target, all) => new target(.../** @type {[]} */ (all.length ? all : [wall])),
    get: (target, name) => (name === 'now' ? () => wall : Reflect.get(target, name)),
  });
  const fakes = {
    Date: FakeDate,
    setTimeout: (/** @type {(...all: any[]) => void} */ run, wait = 0, /** @type {any[]} */ ...rest) => {
      timers.set(++last, { at: steady + Math.max(0, wait), run: () => run(...rest) });
      return last;
    },
    clearTimeout: (/** @type {number} */ id) => timers.delete(id),
  };
  Object.assign(window, fakes);
  performance.now = () => steady;

  return {
    timers,
    /** Moves the time forward and runs the timers in their order. @param {number} ms @param {() => Promise<void>} settle */
    async pass(ms, settle) {
      const end = steady + ms;
      for (;;) {
        const [due] = [...timers].sort(([, a], [, b]) => a.at - b.at);
        if (!due || due[1].at > end) break;
        wall += due[1].at - steady;
        steady = Math.max(steady, due[1].at);
        timers.delete(due[0]);
        due[1].run();
        await settle();
      }
      wall += end - steady;
      steady = end;
    },
    /** Changes only the wall clock, as after sleep or a manual change. @param {number} ms */
    turn(ms) {
      wall += ms;
    },
  };
}

/** @typedef {ReturnType<typeof installClock>} Clock */
