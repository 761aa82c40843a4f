/** The limit for the scripts of a page with all widgets, in bytes of brotli. The README names it. */
export const budget = 57_250;

/**
 * The limit with the whole React: see src/tooling/react/README.md. It allows larger versions of React, so that an urgent new
 * version does not fail here.
 */
export const budgetOfWholeReact = 95_000;
