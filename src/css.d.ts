/** A stylesheet exports its class names. src/build/styles.ts makes the exports. */
declare module '*.css';
