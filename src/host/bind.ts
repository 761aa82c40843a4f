/**
 * Does what `Function.prototype.bind` does. The build puts it into React and the signals, because old versions of
 * MooTools replace the native one by a function that takes the arguments as a list.
 */
export const bind =
  (run: (...all: unknown[]) => unknown, self: unknown, ...given: unknown[]) =>
  (...rest: unknown[]) =>
    run.apply(self, [...given, ...rest]);
