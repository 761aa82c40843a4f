import { expect, test } from 'vitest';
import { en } from '../../texts';
import { cardIn, json, toCodeStep, useCard, welcome } from './card';

const site = useCard();

test('a card says that the visitor has signed in in another tab, until a logout there', async () => {
  site.answer('/login/checkout', json(true));
  site.answer('/account/phonelogin', welcome);
  site.answer('/ru/account/logout', json(''));
  const { page, card } = await site.openCard({
    page: { accessRights: 'Admin', afterLogin: '/panel' },
  });
  await card.number.fill('501234567');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const there = cardIn(other);
  await toCodeStep(there);
  await there.code.fill('123456');
  await there.next.click();
  await other.getByRole('heading', { name: 'Panel' }).waitFor();

  const sentence = card.root.getByText(en.SignedIn, { exact: true });
  const lead = card.root.getByRole('button', { name: en.PersonalAccount });
  await sentence.waitFor();
  await lead.waitFor();
  await other.evaluate(() => new BroadcastChannel('ev-portal-widgets').postMessage(false));
  await sentence.waitFor({ state: 'detached' });
  expect(await card.number.inputValue()).toBe('501234567');

  await other.evaluate(() => new BroadcastChannel('ev-portal-widgets').postMessage(true));
  await lead.click();
  await page.getByRole('heading', { name: 'Panel' }).waitFor();
  expect(page.complaints).toEqual([]);
});
