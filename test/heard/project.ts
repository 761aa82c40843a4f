import type { TestProjectInlineConfiguration } from 'vitest/config';

/** What screen readers say or are told. Each file has its own desktop. After the engines, which need all of the machine. */
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
  heardProject('orca', 'chromium', '{login-card,page}'),
  heardProject('webkitgtk-alert', 'webkitgtk', 'webkitgtk'),
];
