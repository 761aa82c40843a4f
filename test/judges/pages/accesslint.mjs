import { readFileSync } from 'node:fs';
import { npmVersion, require } from '../ask.mjs';

const script = readFileSync(require.resolve('@accesslint/core/iife'), 'utf8');

export const accesslint = {
  needs: ['chromium'],
  id: 'accesslint',
  name: 'AccessLint',
  version: () => npmVersion('@accesslint/core'),
  looksAt: 'each page and each state',
  planted: { rule: 'labels-and-names/button-name', html: '<button type="button"></button>' },
  /** @param {import('../walk.mjs').Seen} seen */
  async look({ page }) {
    await page.evaluate(script);
    return page.evaluate(() =>
      window.AccessLint.runAudit(document).violations.map(({ ruleId, element, selector }) => ({
        rule: ruleId,
        place: window.judged.placeOf(element ?? document.querySelector(selector)),
      })),
    );
  },
};
