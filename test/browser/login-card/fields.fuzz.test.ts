import fc from 'fast-check';
import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPhoneNumber } from '../../../widgets/login-card/phone/number/phone-number';
import { type Card, useCard } from './card';

const card = useCard();

/** Answers every call inside the page with an error, and records the requests. */
const head = `<script>
  window.sent = [];
  window.fetch = async (url, init) => {
    const address = new URL(url, location.href);
    sent.push(address.searchParams.get('u') ?? JSON.parse(init.body));
    return new Response('{"Error":"Refused."}', { status: 400 });
  };
</script>`;

interface Fields {
  page: Page;
  session: CDPSession;
  view: Card;
}

type Step = [name: string, argument: string];

const acts: Record<string, (fields: Fields, argument: string) => Promise<unknown>> = {
  press: ({ page }, key) => page.keyboard.press(key),
  paste: ({ session }, text) => session.send('Input.insertText', { text }),
  async compose({ session }, text) {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await session.send('Input.imeSetComposition', { text, selectionStart, selectionEnd });
    await session.send('Input.insertText', { text });
  },
  write: ({ page }, text) =>
    page.evaluate((text) => {
      (document.activeElement as HTMLInputElement).value = text;
    }, text),
  writeAndTell: ({ page }, text) =>
    page.evaluate((text) => {
      const field = document.activeElement as HTMLInputElement;
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, text),
  reset: ({ page }) => page.evaluate(() => document.forms[0]?.reset()),
  country: ({ page }, code) =>
    page.evaluate((code) => {
      const list = document.querySelector('select');
      if (list) list.value = code;
    }, code),
};

const keys = [
  '0',
  '5',
  '9',
  '-',
  'a',
  'ArrowLeft',
  'ArrowLeft',
  'Home',
  'End',
  'Backspace',
  'Delete',
  'Control+z',
];
const texts = ['501234567', '+421 903 123 456', ' 5-0 ', '１２', '٣', 'a@b.co', ''];
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('press'), fc.constantFrom(...keys)) },
  fc.tuple(fc.constant('paste'), fc.constantFrom(...texts.slice(0, -1))),
  fc.tuple(fc.constant('compose'), fc.constantFrom('１', '５０', '٣')),
  fc.tuple(fc.constantFrom('write', 'writeAndTell'), fc.constantFrom(...texts)),
  fc.tuple(fc.constant('reset'), fc.constant('')),
  fc.tuple(fc.constant('country'), fc.constantFrom('380', '421')),
);

/** Submits by script, which does not move focus and caret. Returns the request, if there was one. */
async function send({ page, view }: Fields) {
  await page.evaluate(() => {
    Object.assign(window, { sent: [] });
    document.forms[0]?.requestSubmit();
  });
  await view.idle.waitFor();
  return page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
}

async function expectAgreement(fields: Fields, method: 'phone' | 'email') {
  const { view } = fields;
  if (method === 'phone') {
    const [text, country] = [await view.number.inputValue(), await view.country.inputValue()];
    const number = readPhoneNumber(text, country);
    expect(await send(fields)).toEqual(number ? [number.country + number.phone] : []);
    return;
  }
  const [email, pass] = [(await view.email.inputValue()).trim(), await view.password.inputValue()];
  expect(await send(fields)).toEqual(email.includes('@') && pass ? [{ email, pass }] : []);
}

test.each(['phone', 'email'] as const)(
  '%s: after each step of a random visit, the card sends what it shows',
  async (method) => {
    const { page, card: view } = await card.openCard({ head });
    const fields = { page, view, session: await page.context().newCDPSession(page) };
    if (method === 'email') await view.byEmail.click();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (steps) => {
        if (method === 'email') await view.email.fill('a@b.co');
        const field = method === 'phone' ? view.number : view.password;
        await field.fill('');
        for (const [name, argument] of steps) {
          await field.focus();
          await acts[name]?.(fields, argument);
          await expectAgreement(fields, method);
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
    expect(page.complaints).toEqual([]);
  },
);
