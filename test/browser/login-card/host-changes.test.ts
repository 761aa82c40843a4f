// Scripts and pages that treat the nodes of the card as their own.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en } from '../../texts';
import { needs } from '../engines/needs';
import { settled } from '../visit';
import { cardIn, focused, json, toCodeStep, useCard, welcome } from './card';

const site = useCard();
const refused = json({ Code: 'Other', Error: 'Refused.' }, 400);

test('scripts of the site may move each alert to a corner, remove it, and disable buttons after a click', async () => {
  site.answer('/login/checkout', refused);
  const { page, card: view } = await site.openCard();
  await page.evaluate(() => {
    const corner = document.body.appendChild(document.createElement('aside'));
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('main [role=alert]'))
        if (document.title === 'remove') alert.remove();
        else corner.append(alert);
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true });
  });
  const alerts = () => page.getByRole('alert').count();
  for (const [title, expected] of [
    ['move', 1],
    ['move', 1],
    ['remove', 0],
    ['remove', 0],
  ] as const) {
    await page.evaluate((title) => Object.assign(document, { title }), title);
    await view.number.fill('501234567');
    await Promise.all([page.waitForResponse('**/login/checkout*'), view.next.click()]);
    await view.idle.waitFor();
    await expect.poll(alerts).toBe(expected);
  }

  needs('input');
  await page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('button');
      if (button) button.disabled = true;
    }),
  );
  await Promise.all([page.waitForResponse('**/login/checkout*'), view.next.click()]);
  await view.idle.waitFor();
  expect(await view.next.isEnabled()).toBe(true);
  expect(await focused(page)).toBe(await view.next.textContent());
  site.answer('/login/checkout', welcome);
  await toCodeStep(view);
  expect(await alerts()).toBe(0);
  await view.edit.click();
  await view.numberStep.waitFor();
});

test('in a part of the page that can be edited, only the fields of the card can be edited', async () => {
  needs('input');
  const body = '<div contenteditable><div data-widget="login-card"></div></div>';
  const { page, card: view } = await site.openCard({ body });
  const text = await view.root.textContent();
  await page.getByText(en.Or, { exact: true }).click();
  await page.keyboard.type('1');
  await view.number.click();
  await page.keyboard.type('2');
  expect([await view.root.textContent(), await view.number.inputValue()]).toEqual([text, '2']);
});

/** Mounts a second card, in a shadow root. Returns the first one and this one. */
async function mountInShadow(page: Page) {
  await page.evaluate(() => {
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    root.innerHTML = '<section data-widget="login-card"></section>';
    (window as never as { Widgets: { mount(node: Node): void } }).Widgets.mount(root);
  });
  await settled(page, 'login-card');
  return { outside: cardIn(page.locator('main')), inside: cardIn(page.locator('section')) };
}

test('a card in a shadow root has its styles', async () => {
  needs('constructable');
  const { page } = await site.openCard();
  const { outside, inside } = await mountInShadow(page);
  const look = (view = outside) =>
    view.next.evaluate((button) => {
      const { color, backgroundColor, fontSize, borderRadius } = getComputedStyle(button);
      return [color, backgroundColor, fontSize, borderRadius];
    });
  expect(await look(inside)).toEqual(await look(outside));
});

test('a check of the page for robots hears a card in a shadow root, and can stop its SMS', async () => {
  needs('constructable');
  const { page } = await site.openCard();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const name of ['login:send', 'login:refused'])
      addEventListener(name, (event) => {
        heard.push(event.type);
        if (event.type === 'login:send') event.preventDefault();
      });
  });
  const { inside } = await mountInShadow(page);
  const calls = site.watchCalls();
  await inside.next.click();
  await inside.number.fill('501234567');
  await inside.next.click();
  // The driver of WebKitGTK presses a button in a shadow root twice.
  const heard = () => page.evaluate(() => [...new Set((window as never as { heard: string[] }).heard)]);
  await expect.poll(heard).toEqual(['login:refused', 'login:send']);
  expect(calls()).toEqual([]);
});
