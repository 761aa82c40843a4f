/** Random numbers that the same seed repeats. @param {number} seed */
export function createChance(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (/** @type {number} */ limit) => Math.floor(next() * limit);
  return {
    below,
    once: (/** @type {number} */ outOf) => below(outOf) === 0,
    /** @template T @param {ArrayLike<T>} list */
    pick: (list) => /** @type {T} */ (list[below(list.length)]),
  };
}

/** @typedef {ReturnType<typeof createChance>} Chance */
