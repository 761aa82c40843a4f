import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { html, tags } from '../browser/document';
import { settled, useSite } from '../browser/visit';
import { pageData } from '../site/page-data.mjs';
import { texts } from '../site/texts.mjs';
import { en } from '../texts';
import { type Reader, startReader } from './reader/reader';
import { createVisit } from './reader/visit';
import type { Story, Visit } from './story';
import { unmet } from './unmet';

/** A test for each story. */
export function play(stories: Story[]) {
  const site = useSite();
  let reader: Reader;
  beforeAll(async () => {
    reader = await startReader();
  });
  afterAll(() => reader?.close());

  const answers: Visit['answers'] = (call, handler) => {
    onTestFinished(() => site.server.answer(call));
    site.server.answer(call, handler);
  };

  const answersLater: Visit['answersLater'] = (call, handler) => {
    let release = () => {};
    const promise = new Promise<void>((resolve) => {
      release = resolve;
    });
    answers(call, async (...args) => {
      await promise;
      return handler(...args);
    });
    return release;
  };

  for (const { name, widget, tell, ...story } of stories)
    test(name, async () => {
      const { page, close } = await reader.open({ viewport: { width: story.width ?? 1361, height: 800 } });
      onTestFinished(close);
      const user = story.role && { role: story.role };
      const origin = 'https://chargers.example';
      const data = pageData(
        { lang: 'en', t: texts.en, translations: en, user, visit: { origin } },
        { title: '', breadcrumbs: [], controls: [] },
      );
      const document = html({
        body: story.body ?? `<main><div data-widget="${widget}"></div></main>`,
        page: { ...data, ...story.page },
        scripts: story.scripts ?? tags(widget),
      });
      site.serve('/document', document.replace('lang="uk"', 'lang="en"'));
      // After a login the page stays, as a real one does until the answer comes.
      await page.route('**/panel', (route) => route.abort('aborted'));
      await page.goto(`${site.server.url}/document`);
      await settled(page);
      if (story.shows) await page.getByText(story.shows).waitFor();
      const visit = createVisit(page, reader);
      await visit.begins(story.begins);
      await tell({ ...visit, answers, answersLater });
      for (const sentence of visit.unmet) console.log(`${name}: ${sentence}`);
      expect(visit.unmet, 'Correct test/heard/unmet.ts').toEqual(unmet[name] ?? []);
    });
}
