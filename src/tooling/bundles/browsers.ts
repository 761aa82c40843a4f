/** The oldest browsers that the widgets support, each with the feature that decides its version. */
export const oldest = {
  chrome: { version: [99, 0] }, // @layer
  edge: { version: [99, 0] }, // @layer
  firefox: { version: [98, 0] }, // <dialog>
  safari: { version: [15, 4] }, // @layer and <dialog>
  ios: { version: [15, 4] }, // @layer and <dialog>
} as const;

/** The list in the form that esbuild expects: `chrome99.0`. */
export const esbuildTarget = Object.entries(oldest).map(([name, { version }]) => name + version.join('.'));

/** The list in the form that lightningcss expects: one byte for each part of the version. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldest).map(
    ([
      name,
      {
        version: [major, minor],
      },
    ]) => [name === 'ios' ? 'ios_saf' : name, (major << 16) | (minor << 8)],
  ),
);
