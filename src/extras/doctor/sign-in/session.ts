import { portalPaths } from '../../../facts/routes';
import { readText } from '../html/charset';
import { readPage } from '../html/page';
import { Missed } from '../web/visits';
import type { Browser } from './browser';
import type { Card } from './card';
import type { Operator } from './operator';
import type { Notes } from './steps';

/** What a browser gets for an address that a login opens. */
interface Seen {
  status: number;
  /** Where it has been led. */
  path: string;
  hasCard: boolean;
  text: string;
}

async function see(browser: Browser, address: URL): Promise<Seen | undefined> {
  const answer = await browser.open(address);
  if (answer instanceof Missed) return undefined;
  const { placeholders } = readPage(answer);
  return {
    status: answer.status,
    path: answer.path.at(-1)?.pathname ?? '',
    hasCard: placeholders.includes('login-card'),
    text: readText(answer).text,
  };
}

/** Ends the session of a browser, as the header does. */
export const logOut = (browser: Browser, origin: URL) => browser.open(new URL(portalPaths.logout, origin));

const ofSession = ['page after the login', 'account', 'earlier session', 'logout'] as const;

const question =
  'What has the HTML of the page after the login only for this account, such as its name? (Enter: nothing) ';

export const skipSession = ({ skip }: Notes, why: string) => skip(ofSession, why);

/** Whether a page names somebody. A number may be in groups. */
const isNamed = (text: string, name: string) =>
  text.includes(name) || text.replace(/(?<=\d)[\s\u00a0()-]+(?=\d)/g, '').includes(name);

/** The texts by which the page after the login shows an account: the number, the email, or a name that the operator types. */
async function namesOf(
  own: Seen,
  stranger: Seen,
  who: readonly string[],
  { ask }: Operator,
): Promise<string[]> {
  const isOwn = (name: string) => name !== '' && !isNamed(stranger.text, name);
  const known = who.filter((name) => isOwn(name) && isNamed(own.text, name));
  return known.length ? known : [(await ask(question)).trim()].filter(isOwn);
}

/** Ends a session, and notes whether it has ended. */
export type EndSession = (browser: Browser) => Promise<void>;

/**
 * Looks at the session that a login has begun. `earlier` has the cookies from before the login. `who` are names of the account that are
 * known without asking. Returns a function that ends the session.
 */
export async function playSession(
  { browser, data, here }: Card,
  earlier: Browser,
  who: readonly string[],
  notes: Notes,
  operator: Operator,
): Promise<EndSession> {
  const { judge, skip } = notes;
  const address = new URL(data.afterLogin ?? portalPaths.afterLogin, here);
  const stranger = await see(browser.other(), address);
  const before = await see(earlier, address);
  const own = await see(browser, address);
  const endOnly: EndSession = async (last) => {
    await logOut(last, here);
  };
  if (!own || !stranger) {
    skipSession(notes, 'the page after the login gives no answer');
    return endOnly;
  }
  const isPublic = stranger.status === own.status && stranger.path === own.path;
  // A site may have its card on the page that a login opens. Who is led elsewhere and finds the card is turned away.
  const isTurnedAway = own.hasCard && own.path !== address.pathname;
  const found = isTurnedAway ? 'the login card again' : `status ${own.status}`;
  if (!judge('page after the login', own.status === 200 && !isTurnedAway, found)) {
    skip(['account', 'earlier session', 'logout'], 'the login has led nowhere');
    return endOnly;
  }

  const names = await namesOf(own, stranger, who, operator);
  const hasName = ({ text }: Seen) => names.some((name) => isNamed(text, name));
  if (!names.length) skip(['account'], 'the page has nothing that only this account has');
  else judge('account', hasName(own), hasName(own) ? 'it does' : 'it does not have what you have typed');

  if (isPublic && !hasName(own)) {
    skip(['earlier session', 'logout'], 'a stranger gets the same page');
    return endOnly;
  }
  const isIn = (seen: Seen | undefined) =>
    seen !== undefined && (isPublic ? hasName(seen) : seen.status === own.status && seen.path === own.path);
  judge('earlier session', !isIn(before), isIn(before) ? 'it does' : 'it does not');
  return async (last) => {
    const left = await logOut(last, here);
    const after = await see(last, address);
    if (left instanceof Missed || !after) judge('logout', false, 'no answer');
    else judge('logout', !isIn(after), isIn(after) ? 'the session goes on' : 'it does not');
  };
}
