import { readFileSync, writeFileSync } from 'node:fs';

const claims = 'new[] { new System.Security.Claims.Claim(System.Security.Claims.ClaimTypes.Name, id) }';
const principal = `new System.Security.Claims.ClaimsPrincipal(new System.Security.Claims.ClaimsIdentity(${claims}, "Office"))`;
export const authentication = 'Microsoft.AspNetCore.Authentication.AuthenticationHttpContextExtensions';
/** Signs in the user with this id. */
export const signIn = `${authentication}.SignInAsync(HttpContext, ${principal})`;

/** What a team writes in place of the methods that the file of the guide for ASP.NET Core leaves open, by their name. */
export const ofCore = {
  Send: '{ Console.WriteLine($"SMS to +{number}: {text}"); return Task.CompletedTask; }',
  FindByPhone: '=> Task.FromResult<string?>(number);',
  FindByEmail: '=> Task.FromResult(email == "driver@example.com" ? email : null);',
  HasPassword: '=> Task.FromResult(id != null && password == "charge");',
};
/** All that the file of 4.0.0 left open. */
export const ofCore4 = { ...ofCore, SignIn: `=> ${signIn};` };

/** The same for .NET Framework. */
export const ofFramework = {
  Send: '{ System.Console.WriteLine("SMS to +{0}: {1}", number, text); return Task.FromResult(true); }',
  FindByPhone: '{ return number; }',
  FindByEmail: '{ return email == "driver@example.com" ? email : null; }',
  HasPassword: '{ return id != null && password == "charge"; }',
};

/** Writes the methods into a file, and offers no Russian. */
export function finish(file: string, methods: Record<string, string>): void {
  let source = readFileSync(file, 'utf8');
  const replace = (pattern: RegExp, by: (found: string) => string) => {
    if (!pattern.test(source)) throw new Error(`${file} has no ${pattern}`);
    source = source.replace(pattern, by);
  };
  replace(/(\["ru"\] = "\S+", )|(\{ "ru", "\S+" \}, )/, () => '');
  for (const [name, body] of Object.entries(methods))
    replace(new RegExp(`(?<= ${name}\\(.*)(?:=> |\\{ )throw new NotImplementedException.*`), () => body);
  if (source.includes('NotImplementedException')) throw new Error(`${file} has more open methods`);
  writeFileSync(file, source);
}
