import type { TestProjectInlineConfiguration } from 'vitest/config';

/** The tests of what screen readers say or are told. Each file has its own desktop. They run after the engines, which need the whole machine. */
const heardProject = (name: string, engine: 'chromium' | 'webkitgtk', files: string) =>
  ({
    test: {
      name,
      provide: { engine },
      include: [`test/heard/${files}.test.ts`],
      pool: 'forks',
      maxWorkers: 2,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      sequence: { groupOrder: 2 },
    },
  }) satisfies TestProjectInlineConfiguration;

export const heardProjects = [
  heardProject('orca', 'chromium', '{login-card,page,passkeys}'),
  heardProject('webkitgtk-alert', 'webkitgtk', 'webkitgtk'),
];
