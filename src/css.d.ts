/** A stylesheet exports its class names. src/tooling/build/bundles/plugins/css-modules.ts makes the exports. */
declare module '*.css';
