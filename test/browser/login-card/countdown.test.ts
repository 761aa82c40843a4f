import { expect, test } from 'vitest';
import { en, pattern } from '../../texts';
import { codeSent, focused, json, resendIn, toCodeStep, useCard } from './card';

const card = useCard();

async function openWait() {
  card.answer('/login/checkout', json({ Value: true }));
  const { page, card: view } = await card.openCard({ clock: true });
  await page.clock.pauseAt(Date.now() + 1000);
  await toCodeStep(view);
  return { page, view };
}

test('a reload at 20 seconds shows the code step with 20 seconds and the focus, and sends nothing', async () => {
  const { page, view } = await openWait();
  await view.code.fill('123');
  await page.clock.runFor(40_000);
  const calls = card.watchCalls();
  await page.reload();
  await view.codeStep.waitFor();
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  expect([resendIn(20), resendIn(19)]).toContain(await view.wait.textContent());
  expect([await view.code.inputValue(), calls()]).toEqual(['', []]);
  expect(await page.getByText(codeSent, { exact: true }).and(page.locator('p:not([role])')).count()).toBe(1);
});

test('after a new code the card shows its time, and the code field has the focus', async () => {
  const { page, view } = await openWait();
  await page.clock.runFor(60_000);
  await view.resend.focus();
  await page.keyboard.press('Enter');
  const note = view.root.getByText(pattern(en.CodeSentAt, '\\d\\d:\\d\\d'));
  await note.waitFor();
  // A screen reader says the time first.
  await page.clock.runFor(200);
  await expect.poll(() => focused(page)).toBe(en.SmsCode);
  await page.clock.runFor(120_000);
  expect(await note.count()).toBe(1);
});
