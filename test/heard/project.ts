import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What a screen reader says, in two languages at once. Each has its own desktop. */
export const heardProject: TestProjectInlineConfiguration = {
  test: {
    name: 'orca',
    provide: { engine: 'chromium' },
    include: ['test/heard/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // After the engines, which need all of the machine.
    sequence: { groupOrder: 2 },
  },
};
