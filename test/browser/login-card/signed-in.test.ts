import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { needs } from '../engines/needs';
import { json, toCodeStep, useCard, welcome } from './card';

const card = useCard();
const hotline = '0 800 123 456';

/** What the card shows. Locators would wait for the next page. */
const seen = (page: Page) =>
  page.evaluate((hotline) => {
    const root = document.querySelector('[data-mode]') as Element;
    const isShown = (text: string) =>
      [...root.querySelectorAll('a, button, p, span')].some(
        (each) => each.textContent?.startsWith(text) && getComputedStyle(each).visibility === 'visible',
      );
    return {
      line: getComputedStyle(root.querySelector('h2') as Element).backgroundSize.replace(/ .*/, ''),
      height: root.getBoundingClientRect().height,
      edit: isShown('Change the number'),
      countdown: isShown('Send again'),
      hotline: isShown(hotline),
      isSignedIn: isShown('You are signed in'),
      hint: isShown('It usually'),
      // The hexagon is in the card, also where the place of the card is wider.
      hexagon:
        getComputedStyle(root, '::after').clipPath.startsWith('polygon') &&
        getComputedStyle(root).position === 'relative',
      otherMethod: isShown('Sign in with email'),
      signUp: isShown('Sign up'),
      or: isShown('Or'),
    };
  }, hotline);

test('the line below the title fills with each step, and after the login the card says and shows it', async () => {
  needs('input');
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', welcome);
  const { page, card: view } = await card.openCard({
    page: { contacts: { hotline } },
    context: { reducedMotion: 'reduce' },
  });
  const lines = [(await seen(page)).line];
  await view.byEmail.click();
  await view.email.waitFor();
  lines.push((await seen(page)).line);
  await view.byPhone.click();
  await toCodeStep(view);
  expect([...lines, (await seen(page)).line]).toEqual(['34%', '50%', '68%']);
  const before = await seen(page);
  const others = { otherMethod: true, signUp: true, or: true };
  expect(before).toMatchObject({
    edit: true,
    countdown: true,
    hotline: true,
    hint: true,
    isSignedIn: false,
    hexagon: false,
    ...others,
  });

  // The browser stays on the page, and says nothing about it.
  card.answer('/panel', (_, response) => response.writeHead(204).end());
  await view.code.fill('482016');
  await view.next.evaluate((button: HTMLElement) => button.click());
  const hidden = {
    edit: false,
    countdown: false,
    hotline: false,
    hint: false,
    hexagon: true,
    otherMethod: false,
    signUp: false,
    or: false,
  };
  const after = { ...before, ...hidden, line: '100%', isSignedIn: true };
  await expect.poll(() => seen(page)).toEqual(after);
  // 3 s later a key makes the card usable.
  const afterKey = async () => {
    await page.keyboard.press('Shift');
    return seen(page);
  };
  await expect.poll(afterKey).toEqual(before);
});
