/**
 * Replaces `Function.prototype.bind` in React and in the signals; the build inserts it. Old versions of MooTools
 * overwrite the native `bind` with a function that takes the arguments as an array.
 */
export const bind =
  (run: (...all: unknown[]) => unknown, self: unknown, ...given: unknown[]) =>
  (...rest: unknown[]) =>
    run.apply(self, [...given, ...rest]);
