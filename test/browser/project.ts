import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { EngineName } from './engines/list.mjs';

/** The tests that need .NET, and some of them Mono. `npm run test:engines` runs them, because they need a third of the CPU time of all tests. */
const aspnetFiles = 'test/aspnet/*/*.test.ts';

/** How many files run at once. A third worker uses the time in which the others wait for a timer. */
const workers = { chromium: 3, firefox: 2, webkitgtk: 2, wpe: 2 };

/** The tests of `test/browser` in one engine. */
export const browserProject = (
  engine: 'chromium' | EngineName,
  name: string = engine,
  files: string[] = ['**/*'],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    provide: { engine, isBuilt: true },
    include: files.map((file) => `test/browser/${file}.test.ts`),
    globalSetup: 'test/browser/setup.ts',
    // The files of a worker share its connection to the browser.
    pool: 'forks',
    isolate: false,
    maxWorkers: workers[engine],
    // Enough for a busy machine. Playwright has its own, shorter limit for something that a test waits for.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
    sequence: { groupOrder: 1 },
  },
});

/** The tests of the C#, some of them in Chromium. */
export const aspnetProject: TestProjectInlineConfiguration = {
  test: {
    ...browserProject('chromium', 'aspnet').test,
    include: [aspnetFiles],
    globalSetup: ['test/browser/setup.ts', 'test/aspnet/packages.ts'],
    // As many as the other engines have. They all run at once.
    maxWorkers: 2,
  },
};
