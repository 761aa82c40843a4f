import type { PhoneNumber } from '../../../facts/countries';
import type { Browser } from './browser';
import { type Card, openCard } from './card';
import { playRefusals } from './login';
import type { Operator } from './operator';
import { logOut, playSession, skipSession } from './session';
import type { Notes, StepName } from './steps';
import { isRefused, type Verdict } from './verdict';

/** A number that nobody has. */
const nobody = ({ dialCode, phone }: PhoneNumber): PhoneNumber => ({
  dialCode,
  phone: '0'.repeat(phone.length),
});

/** A code of the same length, with another last digit. */
const wrongCode = (code: string): string => code.slice(0, -1) + ((Number(code.at(-1)) + 1) % 10);

const afterRequest = [
  'stale token',
  'wrong code',
  'language of a refusal',
  'code for another number',
  'code in another browser',
  'right code',
  'code twice',
] as const;

/** Plays a login by SMS. It asks for an SMS twice. Returns how many it may have caused: whatever is no refusal counts. */
export async function playSms(
  card: Card,
  number: PhoneNumber,
  lang: string,
  notes: Notes,
  operator: Operator,
): Promise<number> {
  const { judge, skip } = notes;
  let sms = 0;
  async function request() {
    sms++;
    const verdict = await card.askForCode(number, lang);
    if (verdict.kind === 'refused') sms--;
    return verdict;
  }
  function end(why: string): number {
    skip(afterRequest, why);
    skipSession(notes, why);
    return sms;
  }

  const first = await request();
  if (isRefused(first, 'SmsSentTimeout')) {
    skip(['code requested', 'asked again'], 'an SMS was sent to this number a moment ago: try again later');
    return end('there is no new code');
  }
  if (!judge('code requested', first.kind === 'accepted', first.found)) {
    skip(['asked again'], 'there was no first code');
    return end('there is no code');
  }
  const again = await request();
  const hasWait = again.kind === 'refused' && Number(again.data) > 0;
  const found = again.kind === 'refused' && !hasWait ? `${again.found}, and without seconds` : again.found;
  judge('asked again', hasWait && isRefused(again, 'SmsSentTimeout'), found);

  const code = (await operator.ask('The code of the newest SMS: ')).replace(/\s/g, '');
  if (!/^\d{4,8}$/.test(code)) return end('no code was typed');
  const wrong = (token?: string) => card.byCode(number, wrongCode(code), token);
  await playRefusals(card, lang, wrong, notes, { name: 'wrong code', code: 'WrongLogin' });
  await playCode(card, number, code, notes, operator);
  return sms;
}

/** Plays the right code: first where it must be refused, then where it signs in, and once more. */
async function playCode(
  card: Card,
  number: PhoneNumber,
  code: string,
  notes: Notes,
  operator: Operator,
): Promise<void> {
  const { judge, skip } = notes;
  const earlier = card.browser.copy();
  function end(names: readonly StepName[], why: string): void {
    skip(names, why);
    skipSession(notes, why);
  }

  const forNobody = await inCopy(card, (copy) => copy.byCode(nobody(number), code));
  judge('code for another number', forNobody.kind === 'refused', forNobody.found);
  if (forNobody.kind === 'accepted')
    return end(['code in another browser', 'right code', 'code twice'], 'the code is used');

  const stranger = await playStranger(card, number, code, notes);
  if (stranger) skip(['right code'], 'the code is used');
  else {
    const right = await card.byCode(number, code);
    if (!judge('right code', right.kind === 'accepted', right.found)) return end(['code twice'], 'no login');
  }

  const signedIn = stranger ?? { card, earlier };
  const who = [number.dialCode + number.phone, number.phone];
  const endSession = await playSession(signedIn.card, signedIn.earlier, who, notes, operator);
  await endSession(await playTwice(signedIn, number, code, notes));
}

/**
 * Plays a code that is used: in the browser as it is after the login, and with the cookies from before it, because a login may have changed
 * where the site keeps the code. Returns the browser that has the session then.
 */
async function playTwice({ card, earlier }: SignedIn, number: PhoneNumber, code: string, { judge }: Notes) {
  const byCode = (copy: Card) => copy.byCode(number, code);
  const now = await openCard(card.browser.copy(), card.here);
  const after = typeof now === 'string' ? undefined : await byCode(now);
  if (typeof now !== 'string' && after?.kind === 'accepted') {
    judge('code twice', false, after.found);
    return now.browser;
  }
  const before = await inCopy({ ...card, browser: earlier }, byCode);
  judge('code twice', before.kind === 'refused', before.found);
  return card.browser;
}

/** Tries a login in a copy of the browser, and ends what it has begun. */
async function inCopy({ browser, here }: Card, login: (copy: Card) => Promise<Verdict>): Promise<Verdict> {
  const copy = await openCard(browser.copy(), here);
  if (typeof copy === 'string') return { kind: 'unusable', found: copy };
  const verdict = await login(copy);
  if (verdict.kind === 'accepted') await logOut(copy.browser, here);
  return verdict;
}

/** A browser with a session, and its cookies from before. */
interface SignedIn {
  card: Card;
  earlier: Browser;
}

/** Plays the right code in a browser that has not asked for it. Returns that browser if the code has signed in. */
async function playStranger(
  { browser, here, isElsewhere }: Card,
  number: PhoneNumber,
  code: string,
  notes: Notes,
): Promise<SignedIn | undefined> {
  const name = 'code in another browser';
  if (isElsewhere) {
    notes.skip([name], 'with an apiUrl of another origin a code is right in any browser');
    return undefined;
  }
  const card = await openCard(browser.other(), here);
  if (typeof card === 'string') {
    notes.skip([name], card);
    return undefined;
  }
  const earlier = card.browser.copy();
  const verdict = await card.byCode(number, code);
  notes.judge(name, verdict.kind === 'refused', verdict.found);
  return verdict.kind === 'accepted' ? { card, earlier } : undefined;
}
