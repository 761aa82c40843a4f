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

/** Flags that stop the browser from calling its own services. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The browser inside an npm package. It runs only on Linux. */
async function carriedPath() {
  // The package unpacks the libraries that a minimal system lacks only if this variable is set.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    // The name is a variable, so that the type check passes without this optional package.
    const optional = '@sparticuz/chromium';
    const { default: carried } = await import(optional);
    return await carried.executablePath();
  } catch (cause) {
    const advice = 'No browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH to one.';
    throw new Error(advice, { cause });
  }
}

/**
 * The browser to run: the one in CHROME_PATH, otherwise an installed one, otherwise the one from npm.
 * `CHROME_PATH=npm` selects the one from npm even if another is installed.
 * @returns {Promise<string>}
 */
export async function browserPath() {
  const { CHROME_PATH: chosen } = process.env;
  if (chosen && chosen !== 'npm') return chosen;
  const found = chosen ? undefined : installed.find((path) => existsSync(path));
  return found ?? carriedPath();
}

/** The options to start it without a window. @param {string} path */
export function browserArgs(path) {
  const carried = path.startsWith(tmpdir());
  // Without the graphics card a browser always draws a page in the same way.
  const drawing = ['--disable-gpu', '--disable-gpu-rasterization'];
  return [...quiet, ...drawing, '--no-sandbox', ...(carried ? ['--headless=shell'] : [])];
}
