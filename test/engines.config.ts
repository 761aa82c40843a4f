import { defineConfig } from 'vitest/config';
import { engineNames } from './browser/engines/list.mjs';
import { browserProject } from './browser/project.ts';
import { Counts } from './counts.ts';

/** The tests that depend most on the engine: whole visits, mounting and unmounting, policies, and the focus. */
const files = [
  'portal/stand-in',
  'mounting',
  'arrival',
  'isolation',
  'policy',
  'login-card/dropped',
  'login-card/focus',
];

export default defineConfig({
  test: {
    reporters: ['default', new Counts()],
    projects: engineNames.map((name) => browserProject(name, name, files)),
  },
});
