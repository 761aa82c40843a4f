import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { html, tags } from '../browser/document';
import { useSite } from '../browser/visit';
import { element, must } from './demands';
import { type Reader, startReader } from './reader/reader';
import { createVisit } from './reader/visit';

const sample = 'src/aspnet/samples/CorePasskeys';
const contentOf = (path: string) => readFileSync(`${sample}/${path}`, 'utf8');

/** What a view of the sample writes in Ukrainian. */
function withTexts(view: string): string {
  const texts = contentOf('EvPortalSample/PasskeyTexts.cs');
  const ofName = (name: string) => texts.match(new RegExp(` ${name} => Text\\(\\s*"(.*?)"`))?.[1] ?? name;
  return view.replaceAll(/@PasskeyTexts\.(\w+)/g, (_, name) => ofName(name));
}

const site = useSite();
let reader: Reader;
beforeAll(async () => {
  reader = await startReader();
});
afterAll(() => reader?.close());

test('the button for passkeys is heard in the login card, and so is a refusal, each time', async () => {
  const [, notice = ''] = contentOf('EvPortalSample/Views/Login.cshtml').match(/login-card">(.*)<\//s) ?? [];
  const token = '<input type="hidden" name="__RequestVerificationToken" value="token">';
  const scripts = `<script src="/passkeys.js" defer></script>${tags('login-card')}`;
  site.serve('/passkeys.js', contentOf('wwwroot/passkeys.js'), { 'content-type': 'text/javascript' });
  const body = `<main><div data-widget="login-card">${withTexts(notice)}</div>${token}</main>`;
  site.serve('/document', html({ body, scripts }));
  const { page, close } = await reader.open({ viewport: { width: 1361, height: 800 } });
  onTestFinished(close);
  await page.goto(`${site.server.url}/document`);
  await page.locator('[data-widget-state=ready]').waitFor();
  const visit = createVisit(page, reader);
  await visit.begins('at the top');
  await visit.presses('Tab', must(element('Увійти з ключем доступу', 'button')));
  const refusal = 'Вхід із ключем не завершено. Спробуйте ще раз або увійдіть інакше.';
  // The site of this test has no such action.
  await visit.presses('Enter', must(refusal));
  await visit.presses('Enter', must(refusal));
  expect(visit.unmet).toEqual([]);
});
