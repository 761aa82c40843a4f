import type { ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { startSite } from '../site/server.mjs';
import { type Options, openVisitor } from './engines/visitor';
import { isUnknown, isViolation, nonce, policy, reportViolations } from './policy';

export { settled } from './settled';

export type Site = Awaited<ReturnType<typeof startSite>>;

/** A page with what its console complained of, empty while all is well, and the files of dist/ that it asked for. */
export type Visited = Page & { complaints: string[]; asked: string[] };

interface Visitor extends Options {
  /** Whether the test expects that the content security policy blocks something. */
  violates?: boolean;
}

/** Gives each test visitors of its own, who leave when the test ends. */
export function useBrowser() {
  return {
    async visitor({ violates = false, ...context }: Visitor = {}): Promise<Visited> {
      const opened = await openVisitor(context);
      const complaints: string[] = [];
      const asked: string[] = [];
      onTestFinished(async () => {
        await opened.close();
        const violations = complaints.filter(isViolation);
        if (violations.length && !violates) throw new Error(violations.join('\n'));
      });
      const page = Object.assign(opened.page, { complaints, asked });
      await page.addInitScript(reportViolations);
      page.on('request', (request) => {
        const [, name] = new URL(request.url()).pathname.split('/widgets/');
        if (name) asked.push(name);
      });
      page.on('console', (message) => {
        const told = message.text();
        if (['error', 'warning'].includes(message.type()) && !isUnknown(told)) complaints.push(told);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return page;
    },
  };
}

/** A stand-in site for the tests of one file, and visitors for it. */
export function useSite(options: Parameters<typeof startSite>[0] = {}) {
  const tools = {
    ...useBrowser(),
    site: undefined as unknown as Site,

    async open(path: string, context?: Visitor): Promise<Visited> {
      const page = await tools.visitor(context);
      await page.goto(tools.site.url + path);
      return page;
    },

    /** Serves a document of the test's own and opens it. */
    async openDocument(html: string, headers: Record<string, string> = {}, context?: Visitor) {
      tools.serve('/document', html, headers);
      return tools.open('/document', context);
    },

    /**
     * Answers a path until the test is over. Documents come with the strict policy of the README, unless `headers`
     * bring another one; their own inline scripts get its nonce.
     */
    serve(path: string, body: string | Buffer, headers: Record<string, string> = {}) {
      const strict = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      const all = { ...strict, ...headers };
      const content = String(body).startsWith('<')
        ? String(body).replaceAll(/<script>(.*?<\/script>)/gs, `<script nonce="${nonce}">$1`)
        : body;
      tools.site.answer(path, (_, response) => {
        response.writeHead(200, all).end(content);
      });
      onTestFinished(() => tools.site.answer(path));
    },

    /** Serves a stylesheet of the page's own, and gives the tag that links it. */
    stylesheet(css: string): string {
      tools.serve('/page.css', css, { 'content-type': 'text/css' });
      return '<link rel="stylesheet" href="/page.css">';
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
