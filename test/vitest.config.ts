import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { wantsWhole } from '../src/tooling/build/bundles/edition.ts';
import { compileStyles } from '../src/tooling/build/bundles/plugins/css-modules.ts';
import { askForInstall } from '../src/tooling/installed.mjs';
import { widgetNames } from '../src/tooling/widget-names.ts';
import { browserProject } from './browser/project.ts';
import { Counts } from './counts.ts';
import { LongFirst } from './order.ts';
import { reactOfTests } from './trimmed-react.ts';

/** As in the build, a stylesheet becomes a module with the names of its classes. Its id must not look like a stylesheet to Vite. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id.endsWith('.css') ? `${resolve(dirname(importer), id)}.js` : undefined,
  load: (id) =>
    id.endsWith('.css.js') ? compileStyles(id, readFileSync(id.slice(0, -3), 'utf8')).script : undefined,
};

/** The unit tests that read what the build has written. Before them dist/ is built, if it is older than its sources. */
const ofBuild = [
  'test/unit/{dist,extras/doctor}/**/*.test.ts',
  'test/unit/heard.test.ts',
  'test/unit/tooling/release/release.test.ts',
];

/** What both projects of unit tests have. */
const unit: TestProjectInlineConfiguration = {
  plugins: [styles, await reactOfTests()],
  define: { SHEET: '""', BUILD_ID: '"unit"', WIDGETS: JSON.stringify(widgetNames()) },
  test: {
    environment: 'happy-dom',
    setupFiles: ['test/no-network.ts', 'test/clean-up.ts'],
    // All files share one window, because a window for each file would take four times as long. So each test creates its own page.
    pool: 'threads',
    isolate: false,
    // Some files wait for other processes most of their time.
    maxWorkers: 2,
    // Even on a busy machine, only a test that never ends takes this long.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    environmentOptions: { happyDOM: { url: 'https://chargers.example/' } },
    restoreMocks: true,
    // Otherwise Node would load it, with another copy of React.
    server: { deps: { inline: ['@preact/signals-react'] } },
    sequence: { groupOrder: 0 },
  },
};

askForInstall();

export default defineConfig({
  test: {
    reporters: ['default', new Counts()],
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...unit,
        test: {
          ...unit.test,
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}', 'test/aspnet/guides.test.ts'],
          // From the whole React nothing is cut, so the tests of the trimming would fail.
          exclude: [...ofBuild, ...(wantsWhole() ? ['test/unit/tooling/trimming/**'] : [])],
        },
      },
      {
        ...unit,
        test: {
          ...unit.test,
          name: 'unit of dist',
          include: ofBuild,
          provide: { isBuilt: true },
          globalSetup: 'test/fresh-build.ts',
        },
      },
      { ...unit, test: { ...unit.test, name: 'model', include: ['test/model/**/*.test.ts'] } },
      browserProject('chromium', 'browser'),
    ],
  },
});
