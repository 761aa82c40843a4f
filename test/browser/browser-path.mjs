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

/** Browser features that no test needs: those that Playwright disables, and popups of the address bar. */
const features = [
  ...['PaintHolding', 'HttpsUpgrades', 'ThirdPartyStoragePartitioning', 'DestroyProfileOnBrowserClose'],
  ...['GlobalMediaControls', 'MediaRouter', 'DialMediaRouteProvider', 'LensOverlay', 'Translate'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  // Each starts a process for each window, which takes more time than a test.
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
];

/** Flags that stop the browser from calling its own services, and from drawing with the graphics card. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  `--disable-features=${features}`,
];

/** The browser inside an optional npm package. It runs only on Linux with an Intel or AMD processor. */
async function fromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks the libraries that a minimal system lacks only if this variable is set.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  // The name is a variable, so that the type check passes without this optional package.
  const optional = '@sparticuz/chromium';
  try {
    const { default: carried } = await import(optional);
    return await carried.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * The browser to run: the one in CHROME_PATH, otherwise the one from npm, otherwise an installed one. The one from npm
 * is the same on every machine, and opens a page in half the time.
 * @returns {Promise<string>}
 */
export async function browserPath() {
  const path = process.env.CHROME_PATH || (await fromNpm()) || installed.find((each) => existsSync(each));
  if (path) return path;
  throw new Error('There is no browser to test in: install Chrome, Chromium or Edge, or set CHROME_PATH.');
}

/** The options to start it without a window. @param {string} path */
export function browserArgs(path) {
  return [...quiet, '--no-sandbox', ...(path.startsWith(tmpdir()) ? ['--headless=shell'] : [])];
}
