/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const high = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? high : ((sorted[middle - 1] ?? high) + high) / 2;
}

/** @param {number[]} values */
export const summary = (values) => ({
  median: median(values),
  min: Math.min(...values),
  max: Math.max(...values),
});

/** @typedef {ReturnType<typeof summary>} Summary */

/**
 * Ratios are computed for each round, because a busy machine slows down all subjects of a round. If the floor is 0,
 * there is no ratio.
 * @param {number[]} values @param {number[]} floor
 */
export function ratio(values, floor) {
  const pairs = values.flatMap((value, at) => (floor[at] ? [value / floor[at]] : []));
  return pairs.length ? summary(pairs) : undefined;
}
