import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { texts } from '../../../src/tooling/translations/texts';
import { html, tags } from '../../browser/document';
import { type Server, settled, useSite } from '../../browser/visit';
import { pageData } from '../../site/page-data.mjs';
import { texts as siteTexts } from '../../site/texts.mjs';
import type { Place } from './marker';
import type { Visit } from './reader';

type Handler = NonNullable<Parameters<Server['answer']>[1]>;

interface Setting {
  /** The widget on the page. */
  widget: string;
  body?: string;
  scripts?: string;
  /** What the page has in `__PAGE__`, besides the usual data. */
  page?: object;
  role?: 'Admin';
  /** The width of the window. */
  width?: number;
  begins?: Place;
  /** What a widget shows a moment after it has mounted. The visitor begins after it. */
  shows?: string;
}

/** Opens visitors, and writes down what is said of what they do. */
interface Reader {
  visitor(options: BrowserContextOptions): Promise<{ page: Page; visit: Visit; close(): Promise<void> }>;
  close(): Promise<unknown>;
}

/** Tells stories in one language, and compares what is said with the files in a folder. */
export function storiesIn(lang: 'en' | 'uk', start: () => Promise<Reader>, folder: string = lang) {
  const site = useSite();
  let reader: Reader;
  beforeAll(async () => {
    reader = await start();
  });
  afterAll(() => reader?.close());

  const t = texts[lang];
  const words = siteTexts[lang];

  /** A visit to a page. What the visitor hears must be the same as in the file of the story. */
  function story(name: string, setting: Setting, tell: (visit: Visit) => Promise<unknown>) {
    test(name, async () => {
      const {
        widget,
        role,
        width = 1361,
        begins = 'at the top',
        shows,
        body = `<main><div data-widget="${widget}"></div></main>`,
      } = setting;
      const { page, visit, close } = await reader.visitor({ viewport: { width, height: 800 } });
      onTestFinished(close);
      const data = pageData(
        {
          lang,
          t: words,
          translations: t,
          user: role && { role },
          visit: { origin: 'https://chargers.example' },
        },
        { title: '', breadcrumbs: [], controls: [] },
      );
      const document = html({
        body,
        page: { ...data, ...setting.page },
        scripts: setting.scripts ?? tags(widget),
      });
      site.serve('/document', document.replace('lang="uk"', `lang="${lang}"`));
      await page.goto(`${site.server.url}/document`);
      await settled(page);
      if (shows) await page.getByText(shows).waitFor();
      await visit.begins(begins);
      await tell(visit);
      await expect(visit.transcript()).toMatchFileSnapshot(`${folder}/${name}.txt`);
    });
  }

  /** Answers a call from now on, until the story ends. */
  function answer(call: string, handler: Handler) {
    onTestFinished(() => site.server.answer(call));
    site.server.answer(call, handler);
  }

  /** Answers a call from now on, but only when the returned function is called. */
  function answerLater(call: string, handler: Handler) {
    let release = () => {};
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer(call, async (...args) => {
      await promise;
      return handler(...args);
    });
    return async () => release();
  }

  return { lang, t, words, story, answer, answerLater };
}

export type Stories = ReturnType<typeof storiesIn>;
