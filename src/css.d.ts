/** A stylesheet exports its class names. src/tooling/bundles/plugins/css-modules.ts makes the exports. */
declare module '*.css';
