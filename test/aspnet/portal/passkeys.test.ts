import { resolve } from 'node:path';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeScript } from '../../browser/faults-of-state';
import type { Visited } from '../../browser/visit';
import { uk } from '../../texts';
import { env, sdkVersion } from '../dotnet';
import { artifacts } from '../packages';
import { freePort } from '../redis/redis-server';
import { client } from './client';
import {
  type Authenticator,
  addButton,
  authenticatorOf,
  button,
  hesitates,
  refusal,
  removeButtons,
} from './passkeys';
import { askForCode, typeCode, usePortal } from './portal';
import { serve } from './serve';

const sample = resolve('src/aspnet/samples/CorePasskeys');

describe.skipIf(!sdkVersion())('passkeys beside the SMS, in the sample of the guide', () => {
  const portal = usePortal(async () => {
    const port = await freePort();
    // No browser makes a passkey for an address that is a number.
    const url = `http://localhost:${port}`;
    const place = ['--urls', `http://127.0.0.1:${port}`, '--environment', 'Development'];
    const host = await serve(
      'dotnet',
      [`${artifacts}/bin/Portal.Passkeys/release/Portal.Passkeys.dll`, ...place, '--PasskeyOrigin', url],
      { cwd: sample, env },
    );
    return { ...host, url };
  }, 300_000);

  let visitors = 0;

  /** Signs in by SMS with a number that nobody has used. */
  async function bySms(page?: Visited): Promise<{ page: Visited; phone: string }> {
    const number = `6711122${String(++visitors).padStart(2, '0')}`;
    const opened = await askForCode(portal, number, page);
    const [code = ''] = await portal.codesFor(`380${number}`);
    await typeCode(opened, code);
    await opened.waitForURL('**/panel');
    return { page: opened, phone: `380${number}` };
  }

  async function addPasskey(page: Page): Promise<void> {
    const count = await removeButtons(page).count();
    await addButton(page).click();
    await removeButtons(page).nth(count).waitFor();
  }

  async function logOut(page: Page): Promise<void> {
    await page.goto('/uk/account/logout');
    await button(page).waitFor();
  }

  /** A visitor who has added a passkey after a login by SMS, and is at the login page again. */
  async function withPasskey() {
    const { page, phone } = await bySms();
    const authenticator = await authenticatorOf(page);
    await addPasskey(page);
    await logOut(page);
    return { page, phone, authenticator };
  }

  /** The card has a login by SMS as before. */
  async function expectRefusal(page: Page): Promise<void> {
    await refusal(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/uk/account/login');
    await page.getByLabel(uk.PhoneNumber).fill('50');
    expect(await page.getByRole('button', { name: uk.Next }).isEnabled()).toBe(true);
  }

  test('a visitor adds one after a login by SMS, and signs in with it; neither its handle nor a logged address has the number', async () => {
    const { page, phone, authenticator } = await withPasskey();
    expect(portal.log()).not.toContain(`u=${phone}`);
    const [passkey] = await authenticator.passkeys();
    expect(atob(passkey?.userHandle ?? '')).toMatch(/^[\da-f-]{36}$/);
    expect(passkey?.userName).toBe(phone);
    await page.goto('/uk/panel');
    await button(page).click();
    await page.waitForURL('**/uk/panel');
    expect(await removeButtons(page).count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  test.for<[string, (page: Visited, authenticator: Authenticator) => Promise<unknown>]>([
    [
      'one that the visitor cancels',
      async (page, { recognizes }) => {
        await recognizes(false);
        await button(page).click();
        await expectRefusal(page);
        return recognizes(true);
      },
    ],
    [
      'one for a challenge that is too old',
      async (page) => {
        const touch = await hesitates(page);
        await button(page).click();
        await page.waitForFunction(() => 'touch' in window);
        await page.context().clearCookies({ name: 'Identity.TwoFactorUserId' });
        await touch();
      },
    ],
    [
      'one without a connection',
      async (page) => {
        await page.route('**/passkey/*', (route) => route.abort());
        await button(page).click();
        await expectRefusal(page);
        await page.unroute('**/passkey/*');
      },
    ],
  ])('%s is refused in one sentence, and the next press signs in', async ([, trouble]) => {
    const { page, authenticator } = await withPasskey();
    await trouble(page, authenticator);
    await expectRefusal(page);
    await button(page).click();
    await page.waitForURL('**/panel');
  });

  test('an answer is refused without the cookie of its challenge, and with that of another challenge', async () => {
    const { page } = await withPasskey();
    const sent = page.waitForRequest('**/passkey/login');
    await button(page).click();
    const body = (await sent).postData() ?? '';
    await page.waitForURL('**/panel');
    await logOut(page);
    const status = await page.evaluate(async (old) => {
      const field = document.querySelector<HTMLInputElement>('[name=__RequestVerificationToken]');
      const post = async (action: string, fields: Record<string, string>) => {
        const all = { ...fields, __RequestVerificationToken: field?.value ?? '' };
        const sending = { method: 'POST', body: new URLSearchParams(all) };
        return (await fetch(`/account/passkey/${action}`, sending)).status;
      };
      const credential = new URLSearchParams(old).get('credential') ?? '';
      return [
        await post('login', { credential }),
        await post('loginOptions', {}),
        await post('login', { credential }),
      ];
    }, body);
    expect(status).toEqual([400, 200, 400]);
  });

  test('an answer that another origin of the same host has asked for signs nobody in', async () => {
    const { page } = await withPasskey();
    await page.route('http://localhost:7191/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Prize</title>' }),
    );
    /** What an attacker gets who passes a challenge on to a page, and its answer to the site with any header `Origin`. */
    const relayed = async (origin: string) => {
      const attacker = client(portal.url().replace('localhost', '127.0.0.1'));
      const { token: __RequestVerificationToken } = await attacker.loginPage('/uk/account/login');
      const options = await attacker.submit('/account/passkey/loginOptions', { __RequestVerificationToken });
      await page.goto(`${origin}/`);
      const credential = await page.evaluate(async (json) => {
        const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(json));
        return JSON.stringify(await navigator.credentials.get({ publicKey }));
      }, options.text);
      const fields = { credential, __RequestVerificationToken };
      return (await attacker.submit('/account/passkey/login', fields, { origin })).status;
    };
    expect(await relayed(portal.url())).toBe(200);
    expect(await relayed('http://localhost:7191')).toBe(400);
  });

  const inLanguages = {
    ru: {
      signIn: 'Войти с ключом доступа',
      notSignedIn: 'Вход с ключом не завершён.',
      passkeys: 'Ключи доступа',
      remove: 'Удалить ключ от',
      add: 'Добавить ключ доступа',
      notAdded: 'Ключ не добавлен.',
    },
    en: {
      signIn: 'Sign in with a passkey',
      notSignedIn: 'You are not signed in with the passkey.',
      passkeys: 'Passkeys',
      remove: 'Remove the passkey of',
      add: 'Add a passkey',
      notAdded: 'The passkey was not added.',
    },
  };

  test.for(Object.entries(inLanguages))('its words on a page in %s', async ([lang, words]) => {
    const { page } = await withPasskey();
    const offline = () => page.route('**/passkey/*', (route) => route.abort(), { times: 1 });
    await page.goto(`/${lang}/account/login`);
    await offline();
    await page.getByRole('button', { name: words.signIn }).click();
    await page.getByText(words.notSignedIn).waitFor();
    await page.getByRole('button', { name: words.signIn }).click();
    await page.waitForURL('**/panel');
    await page.goto(`/${lang}/panel`);
    await page.getByRole('heading', { name: words.passkeys }).waitFor();
    await page.getByRole('button', { name: words.remove }).waitFor();
    await offline();
    await page.getByRole('button', { name: words.add }).click();
    await page.getByText(words.notAdded).waitFor();
  });

  test('one that was removed signs nobody in, and an SMS still does', async () => {
    const { page } = await withPasskey();
    await button(page).click();
    await page.waitForURL('**/panel');
    await removeButtons(page).click();
    await expect.poll(() => removeButtons(page).count()).toBe(0);
    await logOut(page);
    await button(page).click();
    await expectRefusal(page);
    await bySms(page);
  });

  test('a second account in the same browser has its own, and cannot remove that of the first', async () => {
    const { page, authenticator } = await withPasskey();
    const [first] = await authenticator.passkeys();
    await bySms(page);
    expect(await removeButtons(page).count()).toBe(0);
    await addPasskey(page);
    await page.locator('[name=id]').evaluate((field, id) => {
      (field as HTMLInputElement).value = id;
    }, first?.credentialId ?? '');
    await Promise.all([page.waitForEvent('load'), removeButtons(page).click()]);
    expect(await removeButtons(page).count()).toBe(1);
    const all = await authenticator.passkeys();
    const second = all.find(({ credentialId }) => credentialId !== first?.credentialId);
    expect(second?.userHandle).not.toBe(first?.userHandle);
    await authenticator.lose(second?.credentialId ?? '');
    await logOut(page);
    await button(page).click();
    await page.waitForURL('**/panel');
  });

  test('nothing is asked before a press; the code step asks for the SMS, and takes a passkey, too', async () => {
    const { page } = await withPasskey();
    await page.addInitScript(() => {
      const { credentials } = navigator;
      const get = credentials.get.bind(credentials);
      const asked: string[] = [];
      Object.assign(window, { asked });
      credentials.get = (options) => {
        asked.push(...Object.keys(options ?? {}).filter((name) => name !== 'signal'));
        return get(options);
      };
    });
    const asked = () => page.evaluate(() => (window as never as { asked: string[] }).asked);
    const opened = await askForCode(portal, '671112299', page);
    await expect.poll(asked).toEqual(['otp']);
    await button(opened).click();
    await opened.waitForURL('**/panel');
  });

  test('without passkeys in the browser there is no button', async () => {
    const page = await portal.visit();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await askForCode(portal, '671112298', page);
    expect(await page.getByRole('button', { name: 'ключ' }).count()).toBe(0);
  });

  test.for([320, 390, 1361])('at %i px axe finds no fault in the refusal and in the list', async (width) => {
    const { page } = await withPasskey();
    await page.setViewportSize({ width, height: 800 });
    const faults = async () => {
      await page.evaluate(axeScript);
      const { violations } = await page.evaluate(() =>
        (window as never as { axe: typeof axe }).axe.run('main', { resultTypes: ['violations'] }),
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`);
    };
    await page.route('**/passkey/*', (route) => route.abort(), { times: 1 });
    await button(page).click();
    await expectRefusal(page);
    expect(await faults()).toEqual([]);
    await button(page).click();
    await page.waitForURL('**/panel');
    await removeButtons(page).waitFor();
    expect(await faults()).toEqual([]);
  });
});
