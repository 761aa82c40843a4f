import { expect, test } from 'vitest';
import { en } from '../../texts';
import { type Card, json, silence, toCodeStep, useCard, welcome } from './card';

const card = useCard();

async function messageOf(view: Card) {
  await view.alert.waitFor();
  await view.idle.waitFor();
  return view.alert.textContent();
}

async function ask(view: Card) {
  await view.number.fill('501234567');
  await view.next.click();
  return messageOf(view);
}

const { TimeoutError: timeout, UnexpectedError: unexpected } = en;

test('a connection that drops while the body arrives', async () => {
  card.answer('/login/checkout', (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"Value"', () => response.destroy());
  });
  const { card: view } = await card.openCard();
  expect(await ask(view)).toBe(unexpected);
});

test('no answer for 15 seconds', async () => {
  const requested = card.answer('/login/checkout', silence);
  const { page, card: view } = await card.openCard({ clock: true });
  const calls = card.watchCalls();
  await view.number.fill('501234567');
  await page.clock.pauseAt(Date.now() + 1000);
  await Promise.all([requested, view.next.click()]);
  await page.clock.runFor(14_900);
  expect(await view.busy.count()).toBe(1);
  await page.clock.runFor(200);
  expect(await messageOf(view)).toBe(timeout);
  await page.clock.runFor(60_000);
  expect(calls()).toEqual(['/login/checkout']);
});

test('a server’s error page', async () => {
  card.answer('/login/checkout', (_, response) => response.writeHead(500).end('<html><h1>Server Error'));
  const { card: view } = await card.openCard();
  expect(await ask(view)).toBe(unexpected);
  expect(await view.next.getAttribute('aria-disabled')).toBeNull();
});

test('a redirect to the login page, after a login', async () => {
  card.answer('/account/emaillogin', (_, response) => response.writeHead(302, { location: '/card' }).end());
  const { card: view } = await card.openCard();
  await view.byEmail.click();
  await view.email.fill('a@b.co');
  await view.password.fill('x');
  await view.login.click();
  expect(await messageOf(view)).toBe(unexpected);
});

test('session storage and cookies that throw', async () => {
  const { page, card: view } = await card.openCard({
    head: `<script>
      const deny = { get() { throw new DOMException('denied', 'SecurityError') } };
      Object.defineProperty(window, 'sessionStorage', deny);
      Object.defineProperty(document, 'cookie', deny);
    </script>`,
  });
  card.answer('/login/checkout', json({ Value: true }));
  card.answer('/account/phonelogin', welcome);
  await toCodeStep(view);
  expect(card.server.requests.at(-1)?.query.l).toBe('uk');
  await view.code.fill('123456');
  await view.next.click();
  await page.waitForURL('**/panel');
  expect(page.complaints).toEqual([]);
});
