/** A stylesheet exports its class names. src/tooling/bundles/css-modules.ts makes the exports. */
declare module '*.css';
