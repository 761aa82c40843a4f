import { defineConfig } from 'vitest/config';
import { engineNames } from './browser/engines/list.mjs';
import { aspnetProject, browserProject } from './browser/project.ts';
import { Counts } from './counts.ts';
import { heardProjects } from './heard/project.ts';
import { Times } from './times.ts';

/** The tests that depend most on the engine: whole visits, mounting and unmounting, policies, focus, faults and look. */
export const files = [
  'stand-in',
  'mounting',
  'arrival',
  'isolation',
  'reading',
  'policy',
  'layout-shift',
  'placeholder-colour',
  'navigation',
  'login-card/cells',
  'login-card/focus',
  'login-card/host-changes',
  'login-card/look',
  'header/*',
  'hostile',
];

export default defineConfig({
  test: {
    reporters: ['default', new Times(), new Counts()],
    projects: [
      aspnetProject,
      {
        test: {
          name: 'new-widget',
          include: ['test/new-widget/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'php',
          include: ['test/php/*.test.ts'],
          provide: { isBuilt: true },
          sequence: { groupOrder: 3 },
        },
      },
      ...engineNames.map((name) => browserProject(name, name, files)),
      ...heardProjects,
    ],
  },
});
