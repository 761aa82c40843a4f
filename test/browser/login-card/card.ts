import type { Locator, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { fontTags } from '../../site/font.mjs';
import { en, filled } from '../../texts';
import type { Options } from '../engines/visitor';
import type { Server, Visited } from '../visit';
import { settled, useSite } from '../visit';

const place = '<div data-widget="login-card"></div>';

export interface CardOptions {
  body?: string;
  head?: string;
  page?: object;
  context?: Options;
  /** Whether the test controls the page's clock. */
  clock?: boolean;
}

/** The parts of one card, found by name and label as a visitor finds them. */
export function cardIn(scope: Page | Locator) {
  const button = (name: string | RegExp) => scope.getByRole('button', { name });
  return {
    root: scope.locator('[data-mode]'),
    number: scope.getByLabel(en.PhoneNumber),
    country: scope.getByLabel(en.CountryCode),
    code: scope.getByLabel(en.SmsCode),
    email: scope.getByLabel(en.Email),
    password: scope.getByLabel(en.Password),
    next: button(en.Next),
    login: button(en.Login),
    edit: button(en.EditNumber),
    resend: button(en.SendSmsCode),
    wait: button(en.ResendIn.split('{{')[0] ?? ''),
    byEmail: button(en.SignInWithEmail),
    byPhone: button(en.SignInWithPhone),
    signUp: button(en.SignUp),
    alert: scope.getByRole('alert'),
    status: scope.getByRole('status'),
    codeStep: scope.locator('[data-step="code"]'),
    numberStep: scope.locator('[data-step="number"]'),
    idle: scope.locator('[data-mode]:not([aria-busy="true"])'),
    busy: scope.locator('[data-mode][aria-busy="true"]'),
  };
}

/** The name of the button that waits. */
export const resendIn = (seconds: number) => filled(en.ResendIn, { seconds });

/** What the card says after it sent a code to the number of `toCodeStep`. */
export const codeSent = filled(en.CodeSentTo, { number: '+380 50 123 45 67' });

type Handler = NonNullable<Parameters<Server['answer']>[1]>;

export const json =
  (body: unknown, status = 200): Handler =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

export const welcome = json({ Status: 0, Error: null, Value: 1 });

export const wrongCode = json({ Status: 1, Error: '{"Code":"WrongLogin","Error":"The code is wrong."}' });

/** Accepts the request and never answers. */
export const silence: Handler = () => undefined;

export function useCard() {
  const tools = useSite();
  return Object.assign(tools, {
    /** Answers a call from now on. Resolves when the first request has arrived. */
    answer(call: string, handler: Handler): Promise<void> {
      onTestFinished(() => tools.server.answer(call));
      return new Promise((resolve) => {
        tools.server.answer(call, (...all) => {
          resolve();
          return handler(...all);
        });
      });
    },

    /** The calls since the start of the test. */
    watchCalls() {
      const before = tools.server.requests.length;
      return () => tools.server.requests.slice(before).map(({ path }) => path);
    },

    async openCard({ body = place, head = '', page: data, context, clock }: CardOptions = {}) {
      const page = await tools.visitor({ viewport: { width: 480, height: 800 }, ...context });
      const __PAGE__ = JSON.stringify({ lang: 'en', translations: en, ...data });
      tools.serve(
        '/card',
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>Card</title>
        ${fontTags}<link rel="stylesheet" href="/widgets/widgets.css">${head}<main>${body}</main>
        <script>window.__PAGE__ = ${__PAGE__}</script>
        <script src="/widgets/login-card.js" defer></script>`,
      );
      tools.serve('/panel', '<!doctype html><title>Panel</title><h1>Panel</h1>');
      if (clock) await page.clock.install();
      await page.goto(`${tools.server.url}/card`);
      await settled(page, 'login-card');
      return { page, card: cardIn(page) };
    },
  });
}

export type Card = ReturnType<typeof cardIn>;

/** Brings a card to its code step. Before that, the test must make the site answer the checkout with success. */
export async function toCodeStep({ number, next, codeStep }: Card): Promise<void> {
  await number.fill('501234567');
  await next.click();
  await codeStep.waitFor();
}

/** Waits until so much time has passed in the page. */
export async function passes(page: Page, ms: number): Promise<void> {
  const start = await page.evaluate(() => performance.now());
  await page.waitForFunction((end) => performance.now() > end, start + ms);
}

/** In ms. In this time after an answer or a new step, a key does nothing. */
export const noticeTime = 300;

/** Clicks a button, and waits until the card shows why the call failed. */
export async function submit(view: Card, button: Locator): Promise<void> {
  await button.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
}

/** The name of the element that has the focus. */
export const focused = (page: Visited | Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) return activeElement.labels?.[0]?.textContent;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent;
  });
