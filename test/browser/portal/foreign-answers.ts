import { expect, test } from 'vitest';
import { uk } from '../../texts';
import { alertOf, type Portal, submitAgain, submitEmail } from './portal';

const words = 'Запис заблоковано.';
const shown = {
  detail: words,
  errors: words,
  title: words,
  'windows-1251': words,
  wrapped: words,
  fault: uk.UnexpectedError,
};

/** Tests what a visitor sees when another part of ASP.NET answers a login. */
export function foreignAnswers(portal: Portal): void {
  test('problem details, windows-1251 and {"d": …} are read; the text of a 5xx answer is not shown', async () => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, 'nobody@example.com', 'charge');
    for (const [name, text] of Object.entries(shown)) {
      const answered = page.waitForResponse('**/account/emaillogin');
      await submitAgain(page, `${name}@answers.example`, 'charge');
      await answered;
      expect([name, await alertOf(page)]).toEqual([name, text]);
    }
  }, 60_000);
}
