import { expect } from 'vitest';
import { byScript, type Client, codeFields } from './client';

/** Tests a sample that was not finished, in production: nobody can sign in, and the rest of the portal works. */
export async function unfinished(visitor: Client, log: () => string, tasks: string): Promise<void> {
  const { status, text } = await visitor.get('/uk/account/login');
  expect(status).toBe(200);
  expect(text).toContain('data-widget="login-card"');
  expect((await visitor.get('/login/checkout?u=380671130001&l=uk')).status).toBe(503);
  for (const call of ['phonelogin', 'emaillogin']) {
    // Without and with an antiforgery token.
    expect((await visitor.send('POST', `/account/${call}`, byScript)).status).toBe(503);
    const fields = { ...codeFields('380671130001', '1'), email: 'admin@example.com', pass: 'charge' };
    await expect(visitor.login(call, fields)).rejects.toThrow('status 503');
  }
  for (const path of ['/web/getbuildversion', '/web/setculture?culture=uk', '/'])
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
  const problem = `Logins are answered with 503 until the sample is finished: ${tasks}`;
  expect(log()).toContain(`${problem} Then remove [Unfinished] there.`);
  expect(log()).toMatch(/To try the sample .*\bDevelopment\b/);
  expect(log()).not.toContain('380671130001');
}
