import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { fullPage } from '../browser/document';
import { programs } from '../browser/engines/list.mjs';
import { startWebKitGtk } from '../browser/engines/webkit';
import { settled, useSite } from '../browser/visit';
import { uk } from '../texts';
import { openDesktop } from './reader/desktop';
import { readMessages } from './reader/messages';

const site = useSite();
const limit = 30_000;

test('WebKitGTK tells once of a language change that fails, as of an alert', async () => {
  const desktop = await openDesktop();
  onTestFinished(desktop.close);
  const focused: string[] = [];
  const alerts: string[] = [];
  const listener = desktop.start(programs.python, fileURLToPath(new URL('alerts.py', import.meta.url)));
  const until = readMessages(listener.stdout, ({ focus, alert }: { focus?: string; alert?: string }) => {
    if (alert === undefined) focused.push(focus ?? '');
    else alerts.push(alert);
  });
  await until('The listener has not started', () => focused.length > 0, limit);
  const { page, close } = await startWebKitGtk(desktop.env, { width: 1361, height: 800 });
  onTestFinished(close);

  /** Moves the focus. When this resolves, all that WebKit has told before is known. */
  const focuses = async (name: string, move: () => Promise<unknown>, time = limit) => {
    focused.length = 0;
    await move();
    await until(`“${name}” has no focus`, () => focused.some((each) => each.startsWith(name)), time);
  };

  site.serve('/document', fullPage());
  await page.goto(`${site.server.url}/document`);
  await settled(page);
  const switcher = page.getByRole('button', { name: uk.Language });
  const toSwitcher = () =>
    switcher.evaluate((button: HTMLElement) => {
      button.blur();
      button.focus();
    });
  // While a page opens, WebKit tells of nothing.
  const end = Date.now() + limit;
  const isTold = () =>
    focuses(uk.Language, toSwitcher, 1000)
      .then(() => true)
      .catch(() => false);
  while (!(await isTold()) && Date.now() < end);
  await page.keyboard.press('Enter');
  const isOpen = () => switcher.evaluate((button) => button.getAttribute('aria-expanded'));
  await expect.poll(isOpen, { timeout: limit }).toBe('true');
  await focuses('Русский', () => page.keyboard.press('Tab'));

  site.server.answer('/web/setculture', (_, response) => void response.writeHead(500).end());
  await page.keyboard.press('Enter');

  await until('The alert is not told', () => alerts.length > 0, limit);
  await focuses('Русский', () => page.keyboard.press('Tab'));
  expect(alerts).toEqual([uk.LanguageChangeError]);
});
