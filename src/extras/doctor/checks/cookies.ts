import { type Fault, fault } from '../fault';
import type { Answer } from '../web/get';

/** The cookies with which somebody else could act as the visitor. ASP.NET writes some others without Secure by default. */
const isSecret = (name: string) =>
  /^((__Host-)?login-browser|\.AspNetCore\.Cookies|\.AspNet\.ApplicationCookie|\.ASPXAUTH)$/i.test(name);

/** Checks the cookies of an answer. */
export function checkCookies({ address, cookies }: Pick<Answer, 'address' | 'cookies'>): Fault[] {
  return cookies.flatMap((cookie) => {
    const [pair = '', ...parts] = cookie.split(';').map((part) => part.trim());
    const name = pair.split('=')[0] ?? '';
    const attributes = parts.map((part) => part.toLowerCase().replace(/\s*=\s*/, '='));
    if (attributes.includes('secure')) return [];
    const where = `cookie ${name}`;
    if (attributes.includes('samesite=none')) return fault('cookie refused', where);
    return address.protocol === 'https:' && isSecret(name) ? fault('cookie without Secure', where) : [];
  });
}
