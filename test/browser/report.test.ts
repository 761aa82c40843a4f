import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { fullPage } from './document';
import { needs } from './engines/needs';
import { json, toCodeStep, useCard, welcome } from './login-card/card';
import { nextFrames, settled, type Visited } from './visit';

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
  expect((await second).lines.join()).toMatch(/^report 1 1,call checkout \d+$/);
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

/** A page with a header without a reserved height, whose script comes when the page has been painted. */
async function openPage() {
  // Margins of the page would collapse with an empty header, and move its body.
  const head = tag + site.stylesheet('body, p { margin: 0 }');
  const page = await site.openDocument(
    fullPage({
      head,
      body: '<div data-widget="header"></div><main><p>Text of the page</p></main>',
      scripts: '',
    }),
    {},
    { viewport: { width: 800, height: 600 } },
  );
  await nextFrames(page);
  return page;
}

const addHeader = async (page: Visited) => {
  await page.addScriptTag({ url: '/widgets/header.js' });
  await settled(page, 'header');
};

/** The banner comes at once, or in the same frame as the first widget. */
const addBanner = (page: Visited, withWidget = false) =>
  page.evaluate((withWidget) => {
    const add = () => document.body.prepend('Banner of the page');
    if (withWidget) document.addEventListener('widget:ready', add);
    else add();
  }, withWidget);

const addBoth = async (page: Visited) => {
  await addBanner(page, true);
  await addHeader(page);
};

test.each([
  ['ours', 'a widget that comes late', addHeader],
  ['others', 'a banner of the page', addBanner],
  ['unknown', 'both at once', addBoth],
])('a layout shift is "%s" if its cause is %s', async (whose, _, act) => {
  needs('devtools');
  const reports = receive();
  const page = await openPage();
  await act(page);
  await nextFrames(page);
  await nextFrames(page);
  const next = reports.next();
  await hide(page);
  const shifts = (await next).lines.filter((line) => line.startsWith('shift'));
  expect(shifts).toEqual([expect.stringMatching(new RegExp(`^shift ${whose} 0\\.\\d+$`))]);
});

test.each([
  ['ours', '[data-mode] button[type=submit]'],
  ['others', 'main > button'],
])('a slow interaction is "%s" at %s', async (where, selector) => {
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
  await page.click(selector);
  await nextFrames(page);
  await nextFrames(page);
  const next = reports.next();
  await hide(page);
  expect((await next).lines.filter((line) => line.startsWith('inp'))).toEqual([
    expect.stringMatching(new RegExp(`^inp ${where} \\d+$`)),
  ]);
});
