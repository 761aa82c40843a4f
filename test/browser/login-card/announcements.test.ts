import { expect, test } from 'vitest';
import { en } from '../../texts';
import { codeSent, download, json, toCodeStep, useCard, welcome } from './card';

const card = useCard();

test('a screen reader hears every part of a sign-in in this order', async () => {
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', json({ Code: 'WrongLogin', Error: 'The code is wrong.' }, 400));
  const { page, card: view } = await card.openCard();
  await page.evaluate(() => {
    const heard: string[] = [];
    const note = (node: Element | null) => {
      const text = node?.textContent ?? '';
      if (text && text !== heard.at(-1)) heard.push(text);
    };
    const place = document.querySelector('[data-widget]') as Element;
    new MutationObserver(() => {
      note(place.querySelector('[role=status]'));
      note(place.querySelector('[role=alert]'));
    }).observe(place, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { heard });
  });
  await toCodeStep(view);
  await view.code.fill('123456');
  await view.next.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
  card.answer('/account/phonelogin', welcome);
  card.answer('/panel', download);
  await view.code.fill('654321');
  await Promise.all([page.waitForRequest('**/panel'), view.next.click()]);
  expect(await page.evaluate('heard')).toEqual([
    en.Sending,
    codeSent,
    en.Sending,
    'The code is wrong.',
    en.Sending,
    en.SignedIn,
  ]);
});
