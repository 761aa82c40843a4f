import { expect, test } from 'vitest';
import { en, filled, pattern } from '../../texts';
import { codeSent, focused, json, resendIn, toCodeStep, useCard } from './card';

const card = useCard();

async function openWait() {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  await toCodeStep(view);
  return { page, view };
}

test('a tick changes one text and one custom property', async () => {
  const { page } = await openWait();
  await page.evaluate(() => {
    const changes: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        changes.push(`${type} ${attributeName ?? target.textContent}`);
    });
    const root = document.querySelector('[data-widget]') as Element;
    watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
    Object.assign(window, { changes });
  });
  await page.clock.runFor(3000);
  const changes = await page.evaluate(() => (window as unknown as { changes: string[] }).changes);
  expect(changes).toEqual([59, 58, 57].flatMap((left) => ['attributes style', `childList ${left}`]));
});

test('a tab that slept for an hour can request a code at once', async () => {
  const { page, view } = await openWait();
  await page.clock.fastForward(3_600_000);
  await view.resend.waitFor();
  expect(await view.status.textContent()).toBe(en.NewCodeNow);
});

test('a clock set back does not make the wait longer', async () => {
  const { page, view } = await openWait();
  await page.clock.runFor(10_000);
  await page.clock.setSystemTime(Date.now() - 3_600_000);
  await page.clock.runFor(1000);
  expect(await view.wait.textContent()).toBe(resendIn(49));
  await page.clock.runFor(49_000);
  await view.resend.waitFor();
});

test('while the wait runs, no announcement is out of date', async () => {
  const { page, view } = await openWait();
  const spoken = new Set<string | null>();
  for (let second = 0; second <= 62; second++) {
    spoken.add(await view.status.textContent());
    await page.clock.runFor(1000);
  }
  expect([...spoken]).toEqual([
    codeSent,
    filled(en.NewCodeIn, { seconds: 30 }),
    '',
    filled(en.NewCodeIn, { seconds: 10 }),
    en.NewCodeNow,
  ]);
});

test('a reload at 20 seconds shows the code step with 20 seconds, and sends nothing', async () => {
  const { page, view } = await openWait();
  await view.code.fill('123');
  await page.clock.runFor(40_000);
  const calls = card.watchCalls();
  await page.reload();
  await view.codeStep.waitFor();
  expect([resendIn(20), resendIn(19)]).toContain(await view.wait.textContent());
  expect([await view.code.inputValue(), calls()]).toEqual(['', []]);
  expect(await page.getByText(codeSent, { exact: true }).and(page.locator('p:not([role])')).count()).toBe(1);
});

test('after the visitor edits the number, a reload starts with the number', async () => {
  const { page, view } = await openWait();
  await view.edit.click();
  await view.numberStep.waitFor();
  expect([await view.number.inputValue(), await page.evaluate(() => sessionStorage.length)]).toEqual([
    '501234567',
    0,
  ]);
  await page.reload();
  await view.numberStep.waitFor();
});

test('after a new code the card shows its time, and the code field has the focus', async () => {
  const { page, view } = await openWait();
  await page.clock.runFor(60_000);
  await view.resend.focus();
  await page.keyboard.press('Enter');
  const note = view.root.getByText(pattern(en.CodeSentAt, '\\d\\d:\\d\\d'));
  await note.waitFor();
  expect(await focused(page)).toBe(en.SmsCode);
  await page.clock.runFor(120_000);
  expect(await note.count()).toBe(1);
});

test('after a failed resend its button still works', async () => {
  const { page, view } = await openWait();
  await page.clock.runFor(60_000);
  card.answer('/login/checkout', json({ Code: 'Anything', Error: 'No.' }, 500));
  await view.resend.click();
  await view.alert.waitFor();
  expect([await view.alert.textContent(), await view.resend.getAttribute('aria-disabled')]).toEqual([
    'No.',
    null,
  ]);
});
