/** The oldest browsers that the widgets support, each with the feature that decides its version. */
export const oldest = {
  chrome: { name: 'Chrome', version: [99, 0] }, // @layer
  edge: { name: 'Edge', version: [99, 0] }, // @layer
  firefox: { name: 'Firefox', version: [98, 0] }, // <dialog>
  safari: { name: 'Safari', version: [15, 4] }, // @layer and <dialog>
  ios: { name: 'iOS', version: [15, 4] }, // @layer and <dialog>
} as const;

/** The line in the guide for sites. */
export function browserLine(): string {
  const names = Object.values(oldest).map(
    ({ name, version }) => `${name} ${version.join('.').replace(/\.0$/, '')}`,
  );
  return `${names.join(', ')} and newer. In an older browser your content stays. Pages of the\ntype \`application/xhtml+xml\` are not supported.`;
}

/** The list in the form that esbuild expects: `chrome99.0`. */
export const esbuildTarget = Object.entries(oldest).map(([name, { version }]) => name + version.join('.'));

/** The list in the form that lightningcss expects: one byte for each part of the version. */
export const lightningTargets = Object.fromEntries(
  Object.entries(oldest).map(([name, { version }]) => [
    name === 'ios' ? 'ios_saf' : name,
    (version[0] << 16) | (version[1] << 8),
  ]),
);
