import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { compileStyles } from '../src/build/styles.ts';
import { browserProject } from './browser/project.ts';
import { Counts } from './counts.ts';
import { shippedReact } from './shipped-react.ts';

/** Stylesheets become constants with their classes' names, as in the build; under a name that Vite takes for no stylesheet. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: (id, importer = '') =>
    id.endsWith('.css') ? `${resolve(dirname(importer), id)}.js` : undefined,
  load: (id) =>
    id.endsWith('.css.js') ? compileStyles(id, readFileSync(id.slice(0, -3), 'utf8')).script : undefined,
};

export default defineConfig({
  test: {
    reporters: ['default', new Counts()],
    projects: [
      {
        plugins: [styles, shippedReact()],
        define: { SHEET: '""', WIDGETS: JSON.stringify(readdirSync('widgets')) },
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          // With React as it comes nothing is cut, so that a new React that does not fit can ship.
          exclude: process.env.WHOLE_REACT ? ['test/unit/build/react/**'] : [],
          environment: 'happy-dom',
          // A window for each file would take four times as long; so each test brings the page that it needs.
          pool: 'threads',
          isolate: false,
          // Only a test that waits for ever takes as long as this, also on a busy machine.
          testTimeout: 120_000,
          environmentOptions: { happyDOM: { url: 'https://chargers.example/' } },
          restoreMocks: true,
          // Otherwise Node itself would load it, with another React.
          server: { deps: { inline: ['@preact/signals-react'] } },
          sequence: { groupOrder: 0 },
        },
      },
      browserProject('chromium', 'browser'),
    ],
  },
});
