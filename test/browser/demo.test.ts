import { expect, test } from 'vitest';
import { uk } from '../texts';
import { useSite } from './visit';

const site = useSite({ demo: true });

test('the SMS is a notification in the page’s time format, a click copies its code, and it signs in', async () => {
  const page = await site.open('/uk/account/login');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel(uk.PhoneNumber).fill('501234567');
  await page.getByRole('button', { name: uk.Next }).click();
  const notification = page.getByRole('button', {
    name: /^SMS \d\d:\d\d (\d{6}) – код для входу @localhost #\1$/,
  });
  await notification.click();
  await page.getByRole('button', { name: /скопійовано$/ }).waitFor();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(site.server.backend.outbox.at(-1)?.code).toBe(code);
  await page.getByLabel(uk.SmsCode).focus();
  await page.keyboard.press('Control+V');
  await page.waitForURL('**/uk/panel');
});
