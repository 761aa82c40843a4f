import type { CDPSession, Page } from 'playwright-core';

export const button = (page: Page) => page.getByRole('button', { name: 'Увійти з ключем доступу' });
export const refusal = (page: Page) => page.getByText('Вхід із ключем не завершено.');
export const addButton = (page: Page) => page.getByRole('button', { name: 'Додати ключ доступу' });
export const removeButtons = (page: Page) => page.getByRole('button', { name: 'Видалити ключ' });

/** A phone or a computer that makes and keeps passkeys. */
export type Authenticator = Awaited<ReturnType<typeof authenticatorOf>>;

export async function authenticatorOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const send = devtools.send.bind(devtools) as CDPSession['send'];
  await send('WebAuthn.enable');
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    passkeys: async () => (await send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    lose: (credentialId: string) => send('WebAuthn.removeCredential', { authenticatorId, credentialId }),
    recognizes: (isUserVerified: boolean) =>
      send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

/** The next passkey is given only when the returned function is called. */
export async function hesitates(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const { credentials } = navigator;
    const get = credentials.get.bind(credentials);
    credentials.get = async (options) => {
      await new Promise<void>((resolve) => Object.assign(window, { touch: resolve }));
      credentials.get = get;
      return get(options);
    };
  });
  return async () => {
    await page.waitForFunction(() => 'touch' in window);
    await page.evaluate(() => (window as never as { touch(): void }).touch());
  };
}
