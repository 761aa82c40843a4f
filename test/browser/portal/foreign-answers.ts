import { expect, test } from 'vitest';
import { alertOf, type Portal, submitEmail } from './portal';

/** What a visitor reads when another part of ASP.NET answers a login. */
export function foreignAnswers(portal: Portal): void {
  const words = 'Запис заблоковано.';
  const unexpected = 'Щось пішло не так. Спробуйте ще раз.';

  test.for([
    ['the detail of problem details', 'detail', words],
    ['the first of their errors', 'errors', words],
    ['their title', 'title', words],
    ['a text in windows-1251', 'windows-1251', words],
    ['a refusal wrapped in d', 'wrapped', words],
    ['a rate limiter without words', 'busy', 'Забагато спроб. Спробуйте пізніше.'],
    ['a fault, and its words stay hidden', 'fault', unexpected],
  ] as const)('%s', async ([, name, text]) => {
    const page = await portal.open('/uk/account/login');
    await submitEmail(page, `${name}@answers.example`, 'charge');
    expect(await alertOf(page)).toBe(text);
    expect(await page.getByLabel('Пароль', { exact: true }).inputValue()).toBe('charge');
  });
}
