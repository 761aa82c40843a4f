import { launch as launchChrome } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { npmVersion } from '../ask.mjs';
import { programs } from '../programs.mjs';

/** What it measures depends on the machine. These do not. */
const asked = {
  onlyCategories: ['accessibility', 'best-practices'],
  onlyAudits: ['unsized-images', 'bf-cache'],
};

/** The audits that a page fails, each with the first element that it names. @param {string} url @param {string} seen */
async function failedAudits(url, seen) {
  const chrome = await launchChrome({
    chromePath: programs.chromium.paths[0],
    chromeFlags: ['--headless=new', '--no-sandbox'],
  });
  const options = {
    ...asked,
    port: chrome.port,
    logLevel: 'error',
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
  };
  const { lhr } = await lighthouse(url, options);
  chrome.kill();
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  return Object.values(lhr.audits)
    .filter(({ score }) => score !== null && score < 1)
    .flatMap(({ id, details: { items = [] } = {} }) => {
      const tags = new Set(items.map(({ node }) => node?.snippet?.match(/^<[\w-]+/)?.[0]).filter(Boolean));
      return (tags.size ? [...tags].map((tag) => `${tag}>`) : ['the page']).map((place) => ({
        rule: id,
        place,
        seen,
      }));
    });
}

export const lighthouseJudge = {
  needs: ['chromium'],
  id: 'lighthouse',
  name: 'Lighthouse',
  version: () => npmVersion('lighthouse'),
  looksAt: 'the login page and the control panel: which audits fail, not scores or times',
  planted: { rule: 'unsized-images', html: '<img src="/source/byklet.jpg" alt="Leaflet">' },
  plant: ({ url }) => failedAudits(`${url}/planted`, 'planted'),
  find: async ({ url }) => [
    ...(await failedAudits(`${url}/uk/account/login`, 'the login page')),
    ...(await failedAudits(`${url}/uk/panel?role=admin`, 'the control panel')),
  ],
};
