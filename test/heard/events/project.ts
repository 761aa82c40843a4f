import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What a browser tells screen readers. */
const eventsProject = (engine: 'firefox' | 'webkitgtk'): TestProjectInlineConfiguration => ({
  test: {
    name: `${engine}-events`,
    provide: { engine },
    include: [`test/heard/events/${engine}.test.ts`],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // After the engines and Orca. Both run at once.
    sequence: { groupOrder: 3 },
  },
});

export const eventsProjects = [eventsProject('firefox'), eventsProject('webkitgtk')];
