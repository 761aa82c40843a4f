import { expect } from 'vitest';
import { texts } from '../../site/texts.mjs';
import type { Step } from '../guide';
import { client } from '../portal/client';

export const password = 'Charge-1';
export const wrong = texts.uk.errors.WrongPassword;
export const notAllowed = 'З цим обліковим записом тут увійти не можна. Зателефонуйте на гарячу лінію.';

/** The C# that makes a user of Identity. `more` are properties of the user. */
export function create(name: string, more: string, password?: string): string {
  const email = name.includes('@') ? `Email = "${name}", ` : '';
  const user = `new() { UserName = "${name}", ${email}${more} }`;
  return `await users.CreateAsync(${password ? `${user}, "${password}"` : user})`;
}

/** Adds users to a site with Identity, and shows how often it hashes a password. `user` is the class of its users. */
export function withUsers(user: string, all: string[]): Step[] {
  const hasher = `
using Microsoft.AspNetCore.Identity;
public sealed class Hasher : PasswordHasher<${user}>
{
    public static int Hashed;
    public override string HashPassword(${user} user, string password)
    {
        Hashed++;
        return base.HashPassword(user, password);
    }
    public override PasswordVerificationResult VerifyHashedPassword(${user} user, string hash, string password)
    {
        Hashed++;
        return base.VerifyHashedPassword(user, hash, password);
    }
}
`;
  const services = `builder.Services.AddScoped<Microsoft.AspNetCore.Identity.IPasswordHasher<${user}>, Hasher>();\n`;
  const endpoints = `
app.MapGet("/seed", async (Microsoft.AspNetCore.Identity.UserManager<${user}> users) => string.Join(' ', ${all.join(', ')}));
app.MapGet("/hashed", () => Hasher.Hashed);
`;
  return [
    { path: 'Hasher.cs', text: hasher },
    { path: 'Program.cs', place: 'before', anchor: 'var app = builder.Build();', text: services },
    { path: 'Program.cs', place: 'before', anchor: 'app.Run();', text: endpoints },
  ];
}

/** Makes the users in a started site. */
export async function seeded(url: string, count: number): Promise<void> {
  expect((await client(url).get('/seed')).text).toBe(Array(count).fill('Succeeded').join(' '));
}

/** A wrong password for each of these emails costs one hash. So the time of the answer shows nothing. */
export async function hashesOnce(url: string, emails: string[], page?: string): Promise<void> {
  const hashed = async () => Number((await client(url).get('/hashed')).text);
  for (const email of emails) {
    const before = await hashed();
    expect(await client(url).byEmail(email, 'charge', page)).toBe(wrong);
    expect([email, (await hashed()) - before]).toEqual([email, 1]);
  }
}

const identityPage = '/Identity/Account/Login';
export const lockout = '/Identity/Account/Lockout';
/** The setting of a site whose visitors have the addresses that they name. */
export const proxied = '--EvPortalWidgets:Sms:Proxies:0=127.0.0.1';
/** As many wrong passwords as a network has for an account. */
export const guesses = ['Charge-2', 'Charge-3', 'Charge-4', 'Charge-5', 'Charge-6'];

/** A visitor at an address. Only `inCard` opens the page with the card. */
export function atIdentity(url: string, page: string, address: string) {
  const visitor = client(url);
  const headers = { 'x-forwarded-for': address };
  const submit = async (path: string, fields: Record<string, string>) => {
    const { token: __RequestVerificationToken } = await visitor.loginPage(path, headers);
    return visitor.submit(path, { ...fields, __RequestVerificationToken }, headers);
  };
  return {
    inCard: async (email: string, pass: string) => {
      await visitor.get(page, headers);
      return visitor.login('emaillogin', { email, pass }, page, headers);
    },
    /** Where the page of Identity leads. */
    enter: async (email: string, pass: string) =>
      (await submit(identityPage, { 'Input.Email': email, 'Input.Password': pass })).location,
    recover: async (code: string) =>
      (await submit('/Identity/Account/LoginWithRecoveryCode', { 'Input.RecoveryCode': code })).location,
  };
}
