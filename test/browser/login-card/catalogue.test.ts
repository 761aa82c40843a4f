import { describe, expect, test } from 'vitest';
import { en } from '../../texts';
import { type Card, focused, json, resendIn, toCodeStep, useCard } from './card';

const card = useCard();

const camel = (found: object) =>
  Object.fromEntries(Object.entries(found).map(([key, value]) => [key.toLowerCase(), value]));

/** The forms in which a server reports a failure. */
const failureForms = {
  'an HTTP error, PascalCase': (error: object) => json(error, 400),
  'an HTTP error, camelCase': (error: object) => json(camel(error), 400),
  '200 with Status, PascalCase': (error: object) => json({ Status: 1, Error: JSON.stringify(error) }),
  '200 with status, camelCase': (error: object) => json({ status: 1, error: JSON.stringify(camel(error)) }),
};

async function ask(view: Card) {
  await view.number.fill('501234567');
  await view.next.click();
  await view.alert.waitFor();
  await view.idle.waitFor();
}

const words = (Code: string | undefined, Data: unknown = null) => ({ Code, Data, Error: `${Code} in words` });

describe.each(Object.entries(failureForms))('as %s', (_, respond) => {
  test('an error without a wait shows its text at the number step', async () => {
    const { card: view } = await card.openCard();
    for (const code of [
      'UserAlreadyRegistered',
      'NotAllowedSmsForCountry',
      'Anything',
      undefined,
      'SmsMaxAttemptsReached',
    ]) {
      card.answer('/login/checkout', respond(words(code, { Email: 'd@example.com' })));
      await view.number.fill('501234567');
      await view.next.click();
      await view.alert.filter({ hasText: `${code} in words` }).waitFor();
      await view.idle.waitFor();
      expect(await view.root.getAttribute('data-step')).toBe('number');
    }
  });

  test('SmsSentTimeout opens the code step, with the server’s wait and the text', async () => {
    card.answer('/login/checkout', respond(words('SmsSentTimeout', '42')));
    const { card: view } = await card.openCard({ clock: true });
    await ask(view);
    expect(await view.root.getAttribute('data-step')).toBe('code');
    expect([resendIn(42), resendIn(41)]).toContain(await view.wait.textContent());
    expect(await view.alert.textContent()).toBe('SmsSentTimeout in words');
  });

  test('WrongLogin shows the text, and the code is cleared and has the focus', async () => {
    card.answer('/account/phonelogin', respond(words('WrongLogin')));
    const { page, card: view } = await card.openCard();
    await toCodeStep(view);
    await view.code.fill('123456');
    await view.next.click();
    await view.alert.waitFor();
    await view.idle.waitFor();
    expect(await view.alert.textContent()).toBe('WrongLogin in words');
    expect([await view.code.inputValue(), await focused(page)]).toEqual(['', en.SmsCode]);
  });

  test('a failed email login shows the text, and the form stays filled', async () => {
    card.answer('/account/emaillogin', respond({ Error: 'Wrong password.' }));
    const { card: view } = await card.openCard();
    await view.byEmail.click();
    await view.email.fill('a@b.co');
    await view.password.fill('x');
    await view.login.click();
    await view.alert.waitFor();
    await view.idle.waitFor();
    expect(await view.alert.textContent()).toBe('Wrong password.');
    expect([await view.email.inputValue(), await view.password.inputValue()]).toEqual(['a@b.co', 'x']);
  });
});

test('a repeated text is a new alert, so it is read again', async () => {
  card.answer('/login/checkout', json({ Error: 'Words.' }, 400));
  const { card: view } = await card.openCard();
  await ask(view);
  const first = await view.alert.elementHandle();
  await ask(view);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await view.alert.count()).toBe(1);
});

test('the error box has an orange border and a translucent orange background', async () => {
  card.answer('/login/checkout', json({ Error: 'Words.' }, 400));
  const { card: view } = await card.openCard();
  await ask(view);
  const look = await view.alert.evaluate((element) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(element);
    return [borderTopColor, backgroundColor];
  });
  expect(look).toEqual(['rgb(245, 124, 0)', 'rgba(255, 152, 0, 0.14)']);
});
