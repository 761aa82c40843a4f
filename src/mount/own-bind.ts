/**
 * What React and the signals call instead of `Function.prototype.bind`; `src/tooling/bundles/plugins/guarded-packages.ts` inserts it.
 * MooTools 1.3 to 1.6, built with its 1.2 compatibility, overwrites the native `bind` with a function that takes the
 * arguments as an array.
 */
export const ownBind =
  (run: (...all: unknown[]) => unknown, self: unknown, ...given: unknown[]) =>
  (...rest: unknown[]) =>
    run.apply(self, [...given, ...rest]);
