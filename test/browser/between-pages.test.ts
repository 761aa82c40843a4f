import type { CDPSession } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { bundle, data, html, tags } from './document';
import { settled, useSite, type Visited } from './visit';

const site = useSite();

/** Keeps each frame that the browser draws, as a PNG in base64. */
async function watchFrames(session: CDPSession): Promise<string[]> {
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

/** Whether a frame has the line above the content, and the colour at the left end of the header. */
async function coloursOf(page: Visited, frames: string[]): Promise<[isDrawn: boolean, header: string][]> {
  const blank = await page.context().newPage();
  const colours = await blank.evaluate(async (frames) => {
    const found: [boolean, string][] = [];
    for (const frame of frames) {
      const image = new Image();
      image.src = `data:image/png;base64,${frame}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const colourAt = (x: number, y: number) => context.getImageData(x, y, 1, 1).data.join();
      const column = Array.from({ length: height }, (_, y) => colourAt(width / 2, y));
      found.push([column.includes('255,0,255,255'), colourAt(20, 40)]);
    }
    return found;
  }, frames);
  await blank.close();
  return colours;
}

/** The line above the content shows that the browser has drawn the page. */
const line = 'body { margin: 0 } main { border-top: 8px solid #f0f }';

const pageTo = (next: string, content: string) =>
  html({
    head: `${site.stylesheet(line)}
<link rel="stylesheet" href="/widgets/widgets.css">`,
    body: `<div data-widget="header">${content}</div><main><h1>Сторінка</h1><a id="next" href="${next}">Далі</a></main>`,
    page: data,
    scripts: tags('shared', 'header'),
  });

/** The shared script of each page arrives when the page has been drawn without its widgets, as on a slow network. */
async function visitorOnSlowNetwork({ server, visitor }: typeof site): Promise<Visited> {
  let draw = () => {};
  const nextDrawing = () =>
    new Promise<void>((resolve) => {
      draw = resolve;
    });
  let drawing = nextDrawing();
  server.answer('/painted', (_, response) => {
    response.end();
    draw();
  });
  server.answer('/widgets/shared.js', async (_, response) => {
    await drawing;
    drawing = nextDrawing();
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle('shared'));
  });
  onTestFinished(() => {
    for (const path of ['/painted', '/widgets/shared.js']) server.answer(path);
  });
  const page = await visitor({ viewport: { width: 1361, height: 800 } });
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => requestAnimationFrame(() => fetch('/painted'))),
      { once: true },
    ),
  );
  return page;
}

/** Goes to the next pages on a computer that is four times slower. A frame without the line is empty, whatever the page has. */
async function headersOfFrames(page: Visited, visits: [link: string, path: string][]): Promise<Set<string>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await watchFrames(session);
  for (const [link, path] of visits) {
    await page.click(link);
    await page.waitForURL(`**${path}`);
    await settled(page);
  }
  await session.send('Page.stopScreencast');
  const drawn = (await coloursOf(page, frames)).filter(([isDrawn]) => isDrawn);
  expect(drawn.length).toBeGreaterThanOrEqual(visits.length);
  return new Set(drawn.map(([, header]) => header));
}

const dark = new Set(['48,48,48,255']);

test.for([
  ['in an empty placeholder', ''],
  [
    'over the first content of <portal-widget>',
    '<div data-first="header"><nav aria-label="Меню"><ul><li><a href="/uk/map">Мапа</a></li></ul></nav></div>',
  ],
])('on a slow computer no frame of a page shows a white strip %s', async ([, content = '']) => {
  site.serve('/one', pageTo('/two', content));
  site.serve('/two', pageTo('/one', content));
  const page = await visitorOnSlowNetwork(site);
  await page.goto(`${site.server.url}/one`);
  await settled(page);
  const visits: [string, string][] = ['/two', '/one', '/two'].map((path) => ['#next', path]);
  expect(await headersOfFrames(page, visits)).toEqual(dark);
});
