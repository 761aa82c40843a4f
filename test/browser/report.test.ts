import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { fullPage } from './document';
import { needs } from './engines/needs';
import { json, toCodeStep, useCard, welcome } from './login-card/card';
import { nextFrames, type Visited } from './visit';

const site = useCard();
const tag = '<script src="/widgets/report.js" data-to="/web/report" data-share="1"></script>';

type Report = { lines: string[]; headers: IncomingMessage['headers'] };

/** Receives the reports of a test. `next` resolves with the next one. */
function receive() {
  const received: Report[] = [];
  let arrived: ((report: Report) => void) | undefined;
  site.answer('/web/report', ({ headers }, response, { body }) => {
    response.writeHead(204).end();
    const report = { lines: body.split('\n'), headers };
    received.push(report);
    arrived?.(report);
  });
  return {
    received,
    next: () =>
      new Promise<Report>((resolve) => {
        arrived = resolve;
      }),
  };
}

/** The page is hidden and comes back, as when the visitor reads the SMS. */
const hide = (page: Visited) =>
  page.evaluate(() => {
    let isHidden = true;
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('a report has times, calls and refusals, and nothing that the visitor typed', async () => {
  site.answer('/login/checkout', json({ Value: true }));
  site.answer(
    '/account/phonelogin',
    json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"Wrong: 4711"}' }),
  );
  const reports = receive();
  const { page, card } = await site.openCard({ head: tag });
  await toCodeStep(card);
  await card.code.fill('4711');
  await card.next.click();
  await card.alert.waitFor();
  const next = reports.next();
  await hide(page);
  const { lines, headers } = await next;
  const names = lines.map((line) => line.replace(/ \d+$/, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      'report 1',
      'usable login-card',
      'call checkout',
      'call phoneLogin',
      'refused phone code refused WrongLogin',
    ]),
  );
  expect(lines.join()).not.toMatch(/4711|50123|Wrong:/);
  expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
});

test('a report has only what is new, and nothing is sent when nothing is', async () => {
  site.answer('/login/checkout', json({ Value: true }));
  const reports = receive();
  const { page, card } = await site.openCard({ head: tag });
  const first = reports.next();
  await hide(page);
  expect((await first).lines.join()).toMatch(/usable login-card/);
  await hide(page);
  await toCodeStep(card);
  const second = reports.next();
  await hide(page);
  // On a busy machine the click is slow enough to be in it.
  const lines = (await second).lines.filter((line) => !line.startsWith('inp '));
  expect(lines.join()).toMatch(/^report 1 1,call checkout \d+$/);
  expect(reports.received.length).toBe(2);
});

test('a login does not wait for a receiver that does not answer', async () => {
  site.answer('/login/checkout', json({ Value: true }));
  site.answer('/account/phonelogin', welcome);
  site.hold('/web/report');
  const { page, card } = await site.openCard({ head: tag });
  await hide(page);
  await toCodeStep(card);
  await card.code.fill('4711');
  await card.next.click();
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
});

/** The lines with this name, of the next report. */
async function linesOf(page: Visited, name: string, reports: ReturnType<typeof receive>) {
  await nextFrames(page);
  await nextFrames(page);
  const next = reports.next();
  await hide(page);
  return (await next).lines.filter((line) => line.startsWith(name));
}

test('a report has how much the page has shifted', async () => {
  needs('devtools');
  const reports = receive();
  const body = '<main><p>Text of the page</p></main><div data-widget="header"></div>';
  const page = await site.openDocument(fullPage({ head: tag, body, scripts: '' }));
  await nextFrames(page);
  await page.evaluate(() => document.body.prepend('Banner of the page'));
  expect(await linesOf(page, 'shift', reports)).toEqual([expect.stringMatching(/^shift 0\.\d+$/)]);
});

test('a report has the slowest click, of the page or of a widget', async () => {
  needs('devtools');
  const reports = receive();
  const { page } = await site.openCard({
    head: tag,
    body: '<button type="button">Button of the page</button><div data-widget="login-card"></div>',
  });
  await page.evaluate(() =>
    addEventListener('click', () => {
      // Those below 104 ms are fast.
      const end = performance.now() + 120;
      while (performance.now() < end);
    }),
  );
  for (const selector of ['[data-mode] button[type=submit]', 'main > button']) {
    await page.click(selector);
    expect(await linesOf(page, 'inp', reports)).toEqual([expect.stringMatching(/^inp \d+$/)]);
  }
});
