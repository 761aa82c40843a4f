/** Takes a picture of one state and prints its path: `npm run screenshot -- footer-full 375`. It needs a build. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArgs, browserPath } from '../browser/browser-path.mjs';
import { startSite } from './server.mjs';

const [id = '', width = '1361'] = process.argv.slice(2);
const site = await startSite();
const executablePath = await browserPath();
const browser = await chromium.launch({ executablePath, args: browserArgs(executablePath) });
const page = await browser.newPage({ viewport: { width: Number(width), height: 800 } });
const answer = await page.goto(`${site.url}/states/${id}`);
if (answer?.status() !== 200) throw new Error(`There is no state ${id}: the page /states lists all states.`);
await page.waitForSelector('html[data-driven]');
const path = join(tmpdir(), `${id}-${width}.png`);
await page.screenshot({ path, fullPage: true });
console.log(path);
process.exit();
