import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const installed = [
  process.env.CHROME_PATH ?? '',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** A browser that stays at home: none of its own services is asked for anything. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of the installed browser, else of the one that an npm package carries inside. */
export async function browserPath() {
  const found = installed.find(existsSync);
  if (found) return found;
  // The package unpacks the libraries that a bare system lacks only where it believes to be in this environment.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  const { default: carried } = await import('@sparticuz/chromium');
  return carried.executablePath();
}

/** What to start it with, if it is to run unseen. @param {string} path */
export function browserArgs(path) {
  const carried = path.startsWith(tmpdir());
  return [...quiet, '--no-sandbox', ...(carried ? ['--headless=shell', '--disable-gpu'] : [])];
}
