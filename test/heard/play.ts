import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { useSite } from '../browser/visit';
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

  for (const { name, page: state, width = 1361, begins, tell } of stories)
    test(name, async () => {
      const { page, close } = await reader.open({ viewport: { width, height: 800 } });
      onTestFinished(close);
      // After a login the page stays, as a real one does until the answer comes.
      await page.route('**/panel', (route) => route.abort('aborted'));
      await page.goto(`${site.server.url}/en${state}`);
      await page.locator('[data-driven="done"]').waitFor();
      const visit = createVisit(page, reader);
      await visit.begins(begins);
      await tell({ ...visit, answers, answersLater });
      for (const sentence of visit.unmet) console.log(`${name}: ${sentence}`);
      expect(visit.unmet, 'Correct test/heard/unmet.ts').toEqual(unmet[name] ?? []);
    });
}
