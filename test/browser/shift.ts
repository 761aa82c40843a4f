import { html, tags } from './document';
import { settled, type useSite } from './visit';

const sheet = '<link rel="stylesheet" href="/widgets/widgets.css">';

interface Page {
  body: string;
  widgets: string[];
  width: number;
  page?: unknown;
  /** Whether the page includes widgets.css, which reserves the room. */
  reserved?: boolean;
}

/** A page's layout shift until two frames after all its widgets are there. */
export async function layoutShift(
  host: ReturnType<typeof useSite>,
  { body, widgets, width, page: data, reserved = true }: Page,
): Promise<number> {
  const page = await host.visitor({ viewport: { width, height: 900 } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as never as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The scripts come late, as on a slow network: not before the page says that what they find has been painted.
  const painted = new Promise<void>((resolve) => {
    host.site.answer('/painted', (_, response) => {
      response.end();
      resolve();
    });
  });
  host.site.answer('/late.js', (_, response) => {
    painted.then(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(''));
  });
  const tell = "requestAnimationFrame(() => requestAnimationFrame(() => fetch('/painted')))";
  const scripts = `<script>${tell}</script><script src="/late.js" defer></script>${tags('shared', ...widgets)}`;
  host.serve('/document', html({ head: reserved ? sheet : '', body, page: data, scripts }));
  await page.goto(`${host.site.url}/document`);
  for (const widget of widgets) await settled(page, widget);
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((done) => requestAnimationFrame(done));
    return (window as never as { shifts: number[] }).shifts.reduce((sum, each) => sum + each, 0);
  });
}
