import { readFileSync } from 'node:fs';
import { npmVersion } from '../ask.mjs';
import { ownFolder } from '../own-folder.mjs';

const script = readFileSync(ownFolder('node_modules/accessibility-checker-engine/ace.js'), 'utf8');

export const equalAccess = {
  needs: ['chromium'],
  id: 'equal-access',
  name: 'IBM Equal Access',
  version: () => npmVersion('accessibility-checker-engine'),
  looksAt: 'each page and each state; what it calls a violation, not what a person should look at',
  planted: { rule: 'img_alt_valid', html: '<img src="/site/icon.svg">' },
  /** @param {import('../walk.mjs').Seen} seen */
  async look({ page }) {
    await page.evaluate(script);
    return page.evaluate(async () => {
      const { results } = await new window.ace.Checker().check(document, ['IBM_Accessibility']);
      return results
        .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict === 'FAIL')
        .map(({ ruleId, node }) => ({ rule: ruleId, place: window.judged.placeOf(node) }));
    });
  },
};
