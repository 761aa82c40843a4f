import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { EngineName } from './engines/list.mjs';

/** The tests of `test/browser` in one engine. */
export const browserProject = (
  engine: 'chromium' | EngineName,
  name: string = engine,
  files: string[] = ['**/*'],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    provide: { engine },
    include: files.map((file) => `test/browser/${file}.test.ts`),
    globalSetup: 'test/browser/setup.ts',
    // The files of a worker share its connection to the browser.
    pool: 'forks',
    isolate: false,
    // With two windows of Firefox, only one would have the focus. All projects of a group need the same number of workers.
    maxWorkers: engine === 'firefox' ? 1 : 2,
    // Enough for a busy machine. Playwright has its own, shorter limit for something that a test waits for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { groupOrder: engine === 'firefox' ? 2 : 1 },
  },
});
