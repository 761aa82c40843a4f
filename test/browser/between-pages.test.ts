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

/** The colours of a frame in the line above the header and at the left end of the header. */
async function coloursOf(page: Visited, frames: string[]): Promise<[line: string, header: string][]> {
  const blank = await page.context().newPage();
  const colours = await blank.evaluate(async (frames) => {
    const found: [string, string][] = [];
    for (const frame of frames) {
      const image = new Image();
      image.src = `data:image/png;base64,${frame}`;
      await image.decode();
      const { width, height } = image;
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const colourAt = (y: number) => context.getImageData(20, y, 1, 1).data.join();
      found.push([colourAt(4), colourAt(40)]);
    }
    return found;
  }, frames);
  await blank.close();
  return colours;
}

/** A page with a line of 8 px above the header, which shows that the browser has drawn the page. */
const pageTo = (next: string) =>
  html({
    head: `${site.stylesheet('body { margin: 0; border-top: 8px solid #f0f }')}
<link rel="stylesheet" href="/widgets/widgets.css">`,
    body: `<div data-widget="header"></div><main><h1>Сторінка</h1><a id="next" href="${next}">Далі</a></main>`,
    page: data,
    scripts: tags('shared', 'header'),
  });

/** The shared script of each page arrives when the page has been drawn without its widgets, as on a slow network. */
function delayScripts(): void {
  let draw = () => {};
  site.server.answer('/painted', (_, response) => {
    response.end();
    draw();
  });
  site.server.answer('/widgets/shared.js', async (_, response) => {
    await new Promise<void>((resolve) => {
      draw = resolve;
    });
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle('shared'));
  });
  onTestFinished(() => {
    for (const path of ['/painted', '/widgets/shared.js']) site.server.answer(path);
  });
}

// A frame without the line is empty in its whole, whatever the page has.
test('on a slow computer no frame of a page shows a white strip in place of the header', async () => {
  site.serve('/one', pageTo('/two'));
  site.serve('/two', pageTo('/one'));
  delayScripts();
  const page = await site.visitor({ viewport: { width: 1361, height: 800 } });
  await page.addInitScript(() =>
    document.addEventListener(
      'readystatechange',
      () => requestAnimationFrame(() => requestAnimationFrame(() => fetch('/painted'))),
      { once: true },
    ),
  );
  await page.goto(`${site.server.url}/one`);
  await settled(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await watchFrames(session);
  for (const path of ['/two', '/one', '/two']) {
    await page.click('#next');
    await page.waitForURL(`**${path}`);
    await settled(page);
  }
  await session.send('Page.stopScreencast');
  const drawn = (await coloursOf(page, frames)).filter(([line]) => line === '255,0,255,255');
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  expect(new Set(drawn.map(([, header]) => header))).toEqual(new Set(['48,48,48,255']));
});
