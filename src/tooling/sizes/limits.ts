/**
 * The largest size of each file that a page loads, in bytes of brotli. A limit is the size on the day when it was set,
 * rounded up to the next 250.
 */
export const limits: Record<string, number> = {
  'shared.js': 40_250,
  'header.js': 4_750,
  'page-header.js': 2_250,
  'login-card.js': 8_500,
  'footer.js': 3_250,
  'widgets.css': 500,
};

/**
 * The limit of shared.js with the whole React: see src/tooling/react/README.md. It allows larger versions of React, so that
 * an urgent new version does not fail here.
 */
export const limitOfWholeReact = 79_000;

/** The limit that a file of this size gets. */
export const limitFor = (size: number): number => Math.ceil(size / 250) * 250;

const all = Object.keys(limits);

/** What the pages of the portal load. A new widget counts on every page, until it is left out here. */
export const pages = { 'any page': all.filter((file) => file !== 'login-card.js'), 'the login page': all };

/** The most that a page loads: the sum of the limits of its files. */
export const limitOf = (page: keyof typeof pages): number =>
  pages[page].reduce((sum, file) => sum + (limits[file] ?? 0), 0);
