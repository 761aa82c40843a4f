import { bundle, fullData, fullPage } from './document';
import { needsPixels } from './engines/needs';
import { settled, type useSite } from './visit';

const sheet = '<link rel="stylesheet" href="/widgets/widgets.css">';

interface Page {
  body: string;
  width: number;
  page?: unknown;
  /** Whether the page includes widgets.css, which reserves the heights. */
  reserved?: boolean;
}

/**
 * Records every layout shift, and notifies the server when the page has been painted without the widgets. Only
 * Chromium reports layout shifts. So this also compares the places of the page's own elements, then and at the end.
 */
function watch(): void {
  const shifts: number[] = [];
  const places = new Map<Element, number>();
  const place = (element: Element) => element.getBoundingClientRect().top;
  const shift = () => {
    const moved = [...places].map(([each, before]) => Math.abs(Math.round(place(each) - before)));
    return [...shifts, ...moved].reduce((sum, each) => sum + each, 0);
  };
  const painted = () => {
    const own = document.querySelectorAll('body :not([data-widget] *)');
    for (const each of own) places.set(each, place(each));
    fetch('/painted');
  };
  Object.assign(window, { shift });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
  }).observe({ type: 'layout-shift', buffered: true });
  document.addEventListener(
    'readystatechange',
    () => requestAnimationFrame(() => requestAnimationFrame(painted)),
    { once: true },
  );
}

/** The layout shift of a page of the site, up to two frames after all its widgets have mounted. */
export async function layoutShiftOf(
  site: ReturnType<typeof useSite>,
  path: string,
  width: number,
): Promise<number> {
  needsPixels(width);
  const page = await site.visitor({ viewport: { width, height: 900 } });
  await page.addInitScript(watch);
  // As on a slow network, the shared script arrives after the server's content has been painted.
  const painted = new Promise<void>((resolve) => {
    site.server.answer('/painted', (_, response) => {
      response.end();
      resolve();
    });
  });
  site.server.answer('/widgets/shared.js', (_, response) => {
    painted.then(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(bundle('shared')));
  });
  await page.goto(site.server.url + path);
  await settled(page);
  site.server.answer('/widgets/shared.js');
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    return (window as never as { shift(): number }).shift();
  });
}

/** The same for a page that the test writes itself. */
export function layoutShift(
  site: ReturnType<typeof useSite>,
  { body, width, page = fullData, reserved = true }: Page,
): Promise<number> {
  site.serve('/document', fullPage({ head: reserved ? sheet : '', body, page }));
  return layoutShiftOf(site, '/document', width);
}
