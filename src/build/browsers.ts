/** The oldest browsers that the widgets support: the first versions with cascade layers and `<dialog>`. */
const oldest = { chrome: [99, 0], firefox: [98, 0], safari: [15, 4], ios: [15, 4] } as const;

/** The list in the form that esbuild expects: `chrome99.0`. */
export const esbuildTarget = Object.entries(oldest).map(([name, version]) => name + version.join('.'));

/** The list in the form that lightningcss expects: one byte for each part of the version. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldest).map(([name, [major, minor]]) => [
    name === 'ios' ? 'ios_saf' : name,
    (major << 16) | (minor << 8),
  ]),
);
