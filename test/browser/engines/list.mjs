import { existsSync } from 'node:fs';

/**
 * @typedef {keyof typeof engines} EngineName
 * @typedef {object} Engine
 * @property {string} label
 * @property {string[]} programs all must be installed
 * @property {string} packages the Debian packages that contain them
 */

export const programs = {
  firefox: '/usr/bin/firefox-esr',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  cog: '/usr/bin/cog',
  display: '/usr/bin/Xvfb',
  input: '/usr/bin/xdotool',
};

/** The engines for tests, besides Chromium. */
export const engines = {
  firefox: { label: 'Firefox', programs: [programs.firefox], packages: 'firefox-esr' },
  webkitgtk: {
    label: 'WebKitGTK',
    programs: [programs.miniBrowser, programs.display, programs.input],
    packages: 'libwebkit2gtk-4.1-0 xvfb xdotool',
  },
  wpe: { label: 'WPE WebKit', programs: [programs.cog], packages: 'cog' },
};

export const engineNames = /** @type {EngineName[]} */ (Object.keys(engines));

/** Whether an engine can run on this machine. @param {EngineName} name */
export const isInstalled = (name) => engines[name].programs.every((path) => existsSync(path));

/** One line for each of these engines that is not installed. @param {EngineName[]} names */
export const missingLines = (names) =>
  names
    .filter((name) => !isInstalled(name))
    .map((name) => `${engines[name].label} is not tested: apt-get install ${engines[name].packages}`);
