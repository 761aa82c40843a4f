/** The limit for the scripts of a page with all widgets, in bytes of brotli. The README names it. */
export const budget = 57_000;

/**
 * The limit with React as it comes: see src/build/react/README.md. There is room for larger versions of React, so that an
 * urgent one does not fail here.
 */
export const budgetOfWholeReact = 95_000;
