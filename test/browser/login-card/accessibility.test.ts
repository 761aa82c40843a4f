import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { states } from '../../site/states.mjs';
import { useSite } from '../visit';
import { trees } from './trees';

const card = useSite();
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// One state waits for the time limit of 15 seconds, and looks like any other error. One has no card at all.
const seen = states.filter(
  ({ id, widget, slow }) => widget === 'login-card' && !slow && id !== 'login-no-script',
);

const violations = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(scope: string, options: object): Promise<AxeResults> };
    };
    const { violations } = await axe.run('[data-widget]', { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  });

test('every state has an expected tree', () => {
  expect(Object.keys(trees)).toEqual(seen.map(({ id }) => id));
});

test('each state has the expected accessibility tree, and axe finds no problem, also in forced colours', async () => {
  const page = await card.visitor({ viewport: { width: 480, height: 800 } });
  await page.addInitScript(axe);
  for (const { id } of seen) {
    await page.goto(`${card.site.url}/states/${id}?lang=en`);
    await page.waitForSelector('html[data-driven="done"]');
    const root = page.locator('[data-widget]');
    const tree = (await root.ariaSnapshot()).replace(/\d+ s\b/g, 'N s').split('\n');
    expect([id, ...tree]).toEqual([id, ...(trees[id] ?? [])]);
    const buttons = tree.filter((line) => line.includes('- button'));
    expect([id, new Set(buttons).size]).toEqual([id, buttons.length]);
    for (const forcedColors of ['active', 'none'] as const) {
      await page.emulateMedia({ forcedColors });
      expect([id, forcedColors, ...(await violations(page))]).toEqual([id, forcedColors]);
    }
  }
});
