import { expect, test } from 'vitest';
import { pattern, uk } from '../../texts';
import { alertOf, askForCode, type Portal, submitAgain, submitCode, submitEmail } from './portal';

const words = 'Запис заблоковано.';
const shown = {
  detail: words,
  errors: words,
  title: words,
  'windows-1251': words,
  wrapped: words,
  busy: uk.TooManyRequestsError,
  fault: uk.UnexpectedError,
};

/** Tests what a visitor sees when another part of ASP.NET answers a login. */
export function foreignAnswers(portal: Portal): void {
  test('problem details, a rate limiter, windows-1251 and {"d": …} are read; the text of a 5xx answer is not shown', async () => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, 'nobody@example.com', 'charge');
    for (const [name, text] of Object.entries(shown)) {
      const answered = page.waitForResponse('**/account/emaillogin');
      await submitAgain(page, `${name}@answers.example`, 'charge');
      await answered;
      expect([name, await alertOf(page)]).toEqual([name, text]);
    }
  }, 60_000);

  test('at the code step, the rate limiter’s Retry-After sets the countdown', async () => {
    const page = await askForCode(portal, '671112288');
    await page.getByRole('button', { name: pattern(uk.ResendIn, '[1-6]?\\d') }).waitFor();
    await submitCode(page, '429429');
    await page.getByRole('button', { name: pattern(uk.ResendIn, '[789]\\d') }).waitFor();
  });
}
