/** A stylesheet exports its class names. src/tooling/bundles/styles.ts makes the exports. */
declare module '*.css';
