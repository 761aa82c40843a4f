import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const programs = [process.env.LOCALAPPDATA, process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)']];

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/usr/bin/microsoft-edge-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...programs.flatMap((folder) => [
    `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
    `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
];

/** Flags for a browser that asks none of its own services for anything. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser inside an npm package, which runs on Linux alone. */
async function carriedPath() {
  // The package unpacks the libraries that a bare system lacks only where it finds this variable.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    // By a variable, because types must hold where this optional package is not installed.
    const optional = '@sparticuz/chromium';
    const { default: carried } = await import(optional);
    return await carried.executablePath();
  } catch (cause) {
    const advice = 'No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one.';
    throw new Error(advice, { cause });
  }
}

/**
 * The browser to run: the one that CHROME_PATH names, else an installed one, else the one from npm, which
 * `CHROME_PATH=npm` chooses where another is installed.
 * @returns {Promise<string>}
 */
export async function browserPath() {
  const { CHROME_PATH: chosen } = process.env;
  if (chosen && chosen !== 'npm') return chosen;
  const found = chosen ? undefined : installed.find((path) => existsSync(path));
  return found ?? carriedPath();
}

/** What to start it with, for a run without a window. @param {string} path */
export function browserArgs(path) {
  const carried = path.startsWith(tmpdir());
  // Without the graphics card each browser draws the same picture in the same way each time.
  const drawing = ['--disable-gpu', '--disable-gpu-rasterization'];
  return [...quiet, ...drawing, '--no-sandbox', ...(carried ? ['--headless=shell'] : [])];
}
