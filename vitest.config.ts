import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { localNames } from './src/publish/styles.ts';
import { Counts } from './test/counts.ts';

/** Stylesheets become constants with their classes' names, as in the build. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? localNames(readFileSync(id, 'utf8')).script : undefined),
};

export default defineConfig({
  test: {
    reporters: ['default', new Counts()],
    projects: [
      {
        plugins: [styles],
        define: { SHEET: '""' },
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { url: 'https://chargers.example/' } },
          restoreMocks: true,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: 'test/browser/setup.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
