import { existsSync } from 'node:fs';

/**
 * @typedef {keyof typeof engines} EngineName
 * @typedef {keyof typeof parts} PartName
 * @typedef {object} Engine
 * @property {string} label
 * @property {string[]} programs all must be installed
 * @property {string} packages the Debian packages that contain them
 */

/** A desktop with an accessibility bus. */
const forDesktop = {
  python: '/usr/bin/python3',
  bus: '/usr/bin/dbus-daemon',
  accessibilityBus: '/usr/libexec/at-spi-bus-launcher',
  display: '/usr/bin/Xvfb',
  input: '/usr/bin/xdotool',
};

export const programs = {
  ...forDesktop,
  orca: '/usr/bin/orca',
  chromium: '/usr/bin/chromium',
  firefox: '/usr/bin/firefox-esr',
  miniBrowser: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  cog: '/usr/bin/cog',
};

/**
 * Mono with what the MVC 5 sites are compiled against. The compiler is a package of its own, and works without this file.
 */
export const mono = {
  programs: ['/usr/bin/mono', '/usr/bin/mcs', '/usr/lib/mono/4.5/System.Web.dll'],
  packages: 'mono-mcs mono-runtime libmono-cil-dev',
};

/** With these files Python can listen on the accessibility bus. */
const accessibilityInPython = [
  '/usr/lib/x86_64-linux-gnu/girepository-1.0/Atspi-2.0.typelib',
  '/usr/lib/python3/dist-packages/gi/__init__.py',
];

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

/** What `npm run test:engines` runs. `.ci/run` installs what they need. */
export const parts = {
  ...engines,
  // Its tests say what they lack.
  aspnet: { label: 'The C#', programs: [], packages: '' },
  'new-widget': { label: 'A new widget', programs: [], packages: '' },
  php: { label: 'The PHP of the guide', programs: ['/usr/bin/php'], packages: 'php-cli' },
  orca: {
    label: 'Orca',
    programs: [...Object.values(forDesktop), programs.orca, programs.chromium],
    packages: 'orca chromium at-spi2-core dbus xvfb xdotool',
  },
  'webkitgtk-alert': {
    label: 'What WebKitGTK reports to screen readers',
    programs: [...Object.values(forDesktop), programs.miniBrowser, ...accessibilityInPython],
    packages: `${engines.webkitgtk.packages} at-spi2-core dbus gir1.2-atspi-2.0 python3-gi`,
  },
};

export const partNames = /** @type {PartName[]} */ (Object.keys(parts));

/** Whether a part can run on this machine. @param {PartName} name */
export const isInstalled = (name) => parts[name].programs.every((path) => existsSync(path));

/** One line for each of these parts that is not installed. @param {PartName[]} names */
export const missingLines = (names) =>
  names
    .filter((name) => !isInstalled(name))
    .map((name) => `${parts[name].label} is not tested: apt-get install ${parts[name].packages}`);
