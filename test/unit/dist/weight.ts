/** The limit for the scripts of a page with all widgets, in bytes of brotli. The README names it. */
export const budget = 55_000;
