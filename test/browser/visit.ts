import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startSite } from '../site/server.mjs';
import { explain } from '../steps';
import { type Options, openVisitor } from './engines/visitor';
import { isUnknown, isViolation, nonce, policy, reportViolations } from './policy';
import { reportOf } from './settled';

export { endMotion, mountAgain, nextFrames, openFirst, reportOf, settled } from './settled';

export type Server = Awaited<ReturnType<typeof startSite>>;

/** A page, with the warnings and errors in its console (`complaints`) and the files of dist/ that it has requested. */
export type Visited = Page & { complaints: string[]; requested: string[] };

interface Visitor extends Options {
  /** Whether the test expects that the content security policy blocks something. */
  violates?: boolean;
}

/** In ms. A page whose test has failed may not answer. */
const patience = 5_000;

let pictures = 0;

/** What a page shows at the end of a test that has failed: a picture in a file, and what `Widgets.report()` returns. */
async function lastSight(page: Page): Promise<string> {
  const path = resolve(`node_modules/.cache/ev-portal-widgets/failed-${process.pid}-${++pictures}.png`);
  const within = (answer: Promise<unknown>) =>
    Promise.race([answer, wait(patience, 'no answer', { ref: false })]).catch(String);
  const rows = await within(reportOf(page));
  const picture = await within(page.screenshot({ path, timeout: patience }));
  return `${page.url()}\nWidgets.report(): ${JSON.stringify(rows)}\nPicture: ${Buffer.isBuffer(picture) ? path : picture}`;
}

/** Gives each test its own visitors. Their pages are closed when the test ends. */
export function useBrowser() {
  return {
    async visitor({ violates = false, ...context }: Visitor = {}, emptyCache = false): Promise<Visited> {
      const opened = await openVisitor(context, emptyCache);
      const complaints: string[] = [];
      const requested: string[] = [];
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') explain(task, await lastSight(opened.page));
        await opened.close();
        const violations = complaints.filter(isViolation);
        if (violations.length && !violates) throw new Error(violations.join('\n'));
      });
      const page = Object.assign(opened.page, { complaints, requested });
      await page.addInitScript(reportViolations);
      page.on('request', (request) => {
        const [, name] = new URL(request.url()).pathname.split('/widgets/');
        if (name) requested.push(name);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (message.type() === 'log') console.log(`${page.url()}: ${text}`);
        if (['error', 'warning'].includes(message.type()) && !isUnknown(text)) complaints.push(text);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    },
  };
}

/** Starts the stand-in site for the tests of one file, and opens visitors of it. */
export function useSite(options: Parameters<typeof startSite>[0] = {}) {
  const { visitor } = useBrowser();
  const tools = {
    server: undefined as unknown as Server,

    visitor: (context?: Visitor) => visitor(context, tools.server.changesFiles()),

    async open(path: string, context?: Visitor): Promise<Visited> {
      const page = await tools.visitor(context);
      await page.goto(tools.server.url + path);
      return page;
    },

    /** Serves a document that the test has written, and opens it. */
    async openDocument(html: string, headers: Record<string, string> = {}, context?: Visitor) {
      tools.serve('/document', html, headers);
      return tools.open('/document', context);
    },

    /**
     * Answers a path until the test ends. A document has the strict policy of the guide for sites, unless `headers` contain
     * another one. Its inline scripts get the nonce.
     */
    serve(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
      const strict = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      const all = { ...strict, ...headers };
      const content = String(body).startsWith('<')
        ? String(body).replaceAll(/<script>(.*?<\/script>)/gs, `<script nonce="${nonce}">$1`)
        : body;
      tools.server.answer(path, (_, response) => {
        response.writeHead(200, all).end(content);
      });
      onTestFinished(() => tools.server.answer(path));
    },

    /** Serves a stylesheet, and returns its tag. */
    stylesheet(css: string): string {
      tools.serve('/page.css', css, { 'content-type': 'text/css' });
      return '<link rel="stylesheet" href="/page.css">';
    },

    /** Delays the answers of a path until the test calls the returned function or ends. */
    hold(path: string) {
      const waiting: ServerResponse[] = [];
      const release = () => {
        tools.server.answer(path);
        for (const response of waiting.splice(0)) response.writeHead(200).end();
      };
      tools.server.answer(path, (_, response) => waiting.push(response));
      onTestFinished(release);
      return release;
    },
  };
  beforeAll(async () => {
    tools.server = await startSite({ keepAlive: false, ...options });
  });
  afterAll(() => tools.server?.close());
  return tools;
}
