import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { uk } from '../texts';
import { dist, widgets } from './document';
import { cardIn, json } from './login-card/card';
import { breakAnswer, files, headers, pageOf, scenarioOf } from './loss/scenario';
import { useSite } from './visit';

/** How many networks are tried. */
const seeds = process.env.LONG ? 50 : 6;
const first = Number(process.env.LOSS_SEED ?? 1);

const site = useSite();

/** Whether all widgets are ready, and widgets.css has its rules. */
const isReady = (page: Page) =>
  page.evaluate(() => {
    const states = [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(
      ({ dataset }) => dataset.widgetState,
    );
    return (
      states.every((state) => state === 'ready') &&
      getComputedStyle(document.body.children[0] as Element).minHeight !== 'auto'
    );
  });

test.each(Array.from({ length: seeds }, (_, index) => first + index))('network %i', async (seed) => {
  const scenario = scenarioOf(seed);
  const { fault, random, isSecondVisit, badFor, reportsOnline } = scenario;
  let isBad = true;
  for (const name of files)
    site.server.answer(`/widgets/${name}`, (_, response, { query }) => {
      const isOurs = 'retry' in query || (name === 'shared.js' && !scenario.namesShared);
      const each = isBad && fault.get(name);
      if (!each) response.writeHead(200, headers(name)).end(dist(name));
      else breakAnswer(response, { fault: each, name, random, isOurs });
    });
  // The same number gets only one SMS a minute.
  site.server.answer('/login/checkout', json(true));
  const page = await site.visitor();
  await page.addInitScript(() => {
    const ready: string[] = [];
    Object.assign(window, { ready });
    addEventListener('widget:ready', (event) => ready.push((event as CustomEvent).detail.widget));
  });
  await page.clock.install();
  site.serve('/document', pageOf(scenario));
  const calls = site.server.requests.length;
  for (let visits = isSecondVisit ? 2 : 1; visits; visits--)
    await page.goto(`${site.server.url}/document`, { waitUntil: 'commit' });
  for (let time = 0; time < badFor; time += 2_000) await page.clock.runFor(2_000);
  isBad = false;
  if (reportsOnline) await page.evaluate(() => dispatchEvent(new Event('online')));
  const network = JSON.stringify({ ...scenario, fault: [...fault] });
  const comesBack = async () => {
    await page.clock.runFor(500);
    return isReady(page);
  };
  await expect.poll(comesBack, { timeout: 20_000, message: network }).toBe(true);
  const reported = page.complaints.length;
  expect(await page.evaluate(() => (window as never as { ready: string[] }).ready.sort())).toEqual(
    [...widgets].sort(),
  );
  expect(await page.locator('[data-mode], footer, header').count()).toBe(3);
  const login = () => site.server.requests.slice(calls).filter(({ path }) => path.includes('login'));
  expect(login()).toEqual([]);
  const card = cardIn(page);
  await page.getByLabel(uk.PhoneNumber).fill('501234567');
  await page.getByRole('button', { name: uk.Next }).click();
  await card.codeStep.waitFor();
  expect(login()).toHaveLength(1);
  for (let round = 0; round < 4; round++) await page.clock.runFor(10_000);
  expect(page.complaints.slice(reported)).toEqual([]);
});
