import type { BuildOptions } from 'esbuild';
import { signalsWithOwnBind } from './bind';
import { trimmedKy } from './ky';
import { trimmedReact } from './react/plugin';

/** All that changes the code of packages. */
export const trimming = () =>
  ({
    plugins: [trimmedReact(), signalsWithOwnBind, trimmedKy],
    // Only Node and developer tools have these, so the code for them is left out.
    define: {
      process: 'undefined',
      setImmediate: 'undefined',
      'window.__PREACT_SIGNALS_DEVTOOLS__': 'undefined',
    },
  }) satisfies BuildOptions;
