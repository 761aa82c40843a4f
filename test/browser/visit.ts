import type { ServerResponse } from 'node:http';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startSite } from '../site/server.mjs';
import { launch } from './chromium';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** A page with what its console complained of, empty while all is well, and the files of dist/ that it asked for. */
export type Visited = Page & { complaints: string[]; asked: string[] };

/** A browser for the tests of one file. `visitor` gives each test a visitor of its own, who leaves when the test ends. */
export function useBrowser(flags: string[] = []) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch(flags);
  });
  afterAll(() => browser?.close());
  return {
    async visitor(context: BrowserContextOptions = {}): Promise<Visited> {
      const own = await browser.newContext({ viewport: { width: 1361, height: 800 }, ...context });
      onTestFinished(() => own.close());
      const complaints: string[] = [];
      const asked: string[] = [];
      const page = Object.assign(await own.newPage(), { complaints, asked });
      page.on('request', (request) => {
        const [, name] = new URL(request.url()).pathname.split('/widgets/');
        if (name) asked.push(name);
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    },
  };
}

/** A stand-in site and a browser for the tests of one file. */
export function useSite(options: Parameters<typeof startSite>[0] = {}, flags: string[] = []) {
  const tools = {
    ...useBrowser(flags),
    site: undefined as unknown as Site,

    async open(path: string, context?: BrowserContextOptions): Promise<Visited> {
      const page = await tools.visitor(context);
      await page.goto(tools.site.url + path);
      return page;
    },

    /** Serves a document of the test's own and opens it. */
    async openDocument(html: string, headers: Record<string, string> = {}, context?: BrowserContextOptions) {
      tools.serve('/document', html, headers);
      return tools.open('/document', context);
    },

    serve(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
      tools.site.answer(path, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
      });
      onTestFinished(() => tools.site.answer(path));
    },

    /** Answers a path with nothing until it is told to, or the test is over. */
    hold(path: string) {
      const waiting: ServerResponse[] = [];
      const release = () => {
        tools.site.answer(path);
        for (const response of waiting.splice(0)) response.writeHead(200).end();
      };
      tools.site.answer(path, (_, response) => waiting.push(response));
      onTestFinished(release);
      return release;
    },
  };
  beforeAll(async () => {
    tools.site = await startSite({ keepAlive: false, ...options });
  });
  afterAll(() => tools.site?.close());
  return tools;
}

/** Resolves when a widget's placeholders, all of them, are in a state. */
export function settled(page: Page, widget: string, state = 'ready'): Promise<unknown> {
  return page.waitForFunction(
    ([name, wanted]) => {
      const all = [...document.querySelectorAll(`[data-widget="${name}"]`)];
      return all.length > 0 && all.every((element) => element.getAttribute('data-widget-state') === wanted);
    },
    [widget, state],
  );
}
