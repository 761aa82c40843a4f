import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { step } from '../../steps';
import { en } from '../../texts';
import { jquery } from '../hostile/libraries';
import { settled } from '../visit';
import { cardIn, codeSent, focused, json, resendIn, toCodeStep, useCard, welcome, wrongCode } from './card';

const card = useCard();
const place = '<div data-widget="login-card"></div>';

test('three cards on one page are independent, and after a reload the first continues', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  const { page } = await card.openCard({ body: place.repeat(3) });
  const [first, second, third] = (await page.locator('[data-widget]').all()).map(cardIn);
  if (!first || !second || !third) throw new Error('there are not three cards');
  await toCodeStep(second);
  await third.byEmail.click();
  await third.email.fill('a@b.co');
  expect([await first.numberStep.count(), await second.codeStep.count(), await third.email.count()]).toEqual([
    1, 1, 1,
  ]);
  expect(await first.number.inputValue()).toBe('');
  const ids = await page.locator('input').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);

  step('after a reload the first has the code step, the wait and the focus, and sends nothing');
  await second.code.fill('123');
  const calls = card.watchCalls();
  await page.reload();
  await settled(page, 'login-card');
  expect(
    await page.locator('[data-step]').evaluateAll((all) => all.map((each) => each.getAttribute('data-step'))),
  ).toEqual(['code', 'number', 'number']);
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  expect([await first.code.inputValue(), await first.wait.count(), calls()]).toEqual(['', 1, []]);
  expect(
    await first.root.getByText(codeSent, { exact: true }).and(page.locator('p:not([role])')).count(),
  ).toBe(1);
});

/** What jQuery and a page translator do to a card. */
function wrapFieldsAndTexts() {
  const { $ } = window as unknown as { $(selector: string): { wrap(html: string): void } };
  $('[data-widget] input, [data-widget] select').wrap('<div class="form-control"></div>');
  const placeholder = document.querySelector('[data-widget]') as Node;
  const walker = document.createTreeWalker(placeholder, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text.data);
  }
}

test('after each step jQuery wraps the fields and a page translator the texts, and the card still works', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', wrongCode);
  const { page, card: view } = await card.openCard({ head: jquery, clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  const steps = [
    () => view.number.fill('1'),
    () => view.next.click(),
    () => page.getByText(en.InvalidPhoneNumberFormatError).waitFor(),
    () => view.country.selectOption('421'),
    () => toCodeStep(view),
    () => page.clock.runFor(2000),
    async () => expect(await view.wait.textContent()).toBe(resendIn(58)),
    () => view.code.fill('1'),
    () => view.next.click(),
    () => view.alert.waitFor(),
    () => page.clock.runFor(60_000),
    () => view.resend.click(),
    () => view.wait.waitFor(),
    () => view.byEmail.click(),
    () => view.login.click(),
    () => page.getByText(en.EmailRequiredError).first().waitFor(),
    () => view.byPhone.click(),
    () => view.edit.click(),
    () => view.numberStep.waitFor(),
  ];
  for (const step of steps) {
    await page.evaluate(wrapFieldsAndTexts);
    await step();
  }
  expect([page.complaints, await view.number.inputValue()]).toEqual([[], '501234567']);
});

const guide = readFileSync('src/site-guide/widgets/login-card.md', 'utf8');
const [, check = ''] = guide.match(/```js\n([^`]*'login:send'[^`]*)```/) ?? [];

test('with the script of the guide an SMS waits for the check of the site, under the strict policy', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.serve('/check.js', check, { 'content-type': 'text/javascript' });
  const { card: view } = await card.openCard({ head: '<script src="/check.js"></script>' });
  const calls = card.watchCalls();
  const checked = card.answer('/bot-check', json({}, 403));
  await view.number.fill('501234567');
  await view.next.click();
  await checked;
  await view.idle.waitFor();
  expect([await view.alert.count(), calls()]).toEqual([0, []]);
  card.answer('/bot-check', json({}));
  await view.next.click();
  await view.codeStep.waitFor();
  expect(calls()).toEqual(['/login/checkout']);
});

test('a card says that the visitor has signed in in another tab, until a logout there', async () => {
  card.answer('/login/checkout', json(true));
  card.answer('/account/phonelogin', welcome);
  card.answer('/ru/account/logout', json(''));
  const { page, card: view } = await card.openCard({ page: { accessRights: 'Admin', afterLogin: '/panel' } });
  await view.number.fill('501234567');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = cardIn(other);
  await toCodeStep(there);
  await there.code.fill('123456');
  await there.next.click();
  await other.getByRole('heading', { name: 'Panel' }).waitFor();

  const sentence = view.root.getByText(en.SignedIn, { exact: true });
  const lead = view.root.getByRole('button', { name: en.PersonalAccount });
  await sentence.waitFor();
  await lead.waitFor();
  await other.evaluate(() => new BroadcastChannel('ev-portal-widgets').postMessage(false));
  await sentence.waitFor({ state: 'detached' });
  expect(await view.number.inputValue()).toBe('501234567');

  await other.evaluate(() => new BroadcastChannel('ev-portal-widgets').postMessage(true));
  await lead.click();
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
  expect(page.complaints).toEqual([]);
});
