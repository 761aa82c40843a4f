import type { Plugin } from 'esbuild';
import { change, loadChanged } from './change.ts';

const ownBind =
  'function ownBind(run, self, ...given) { return (...rest) => run.call(self, ...given, ...rest); }';

/**
 * A package calls its own function instead of `Function.prototype.bind`. MooTools 1.3 to 1.6, built with its 1.2 compatibility,
 * overwrites the native `bind` with a function that takes the arguments as a list, so all but one of them would be lost.
 */
export const withOwnBind = (name: string, places: number, source: string): string =>
  `${change(source, { name: `bind of ${name}`, places, pattern: /([\w$.]+)\.bind\(\s*/g, by: (_, run) => `ownBind(${run}, ` })}\n${ownBind}\n`;

/** The signals pass two arguments to `bind`, too, but only in this file. */
export const signalsWithOwnBind: Plugin = {
  name: 'signals with their own bind',
  setup: (build) =>
    loadChanged(build, {
      name: '@preact/signals-react',
      filter: /[\\/]signals-react[\\/]runtime[\\/].+js$/,
      contents: (source) => withOwnBind('the signals', 2, source),
    }),
};
