import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What Firefox tells screen readers. */
export const eventsProject: TestProjectInlineConfiguration = {
  test: {
    name: 'firefox-events',
    provide: { engine: 'firefox' },
    include: ['test/heard/events/*.test.ts'],
    pool: 'forks',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    sequence: { groupOrder: 3 },
  },
};
