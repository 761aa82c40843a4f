import type { Card } from './card';
import { playRefusals } from './login';
import type { Operator } from './operator';
import { playSession, skipSession } from './session';
import type { Notes } from './steps';

/** Plays a login by email. */
export async function playEmail(
  card: Card,
  email: string,
  lang: string,
  notes: Notes,
  operator: Operator,
): Promise<void> {
  const { judge, skip } = notes;
  const password = await operator.ask('The password: ', true);
  if (!password) {
    const why = 'no password was typed';
    skip(['stale token', 'wrong password', 'language of a refusal', 'right password'], why);
    return skipSession(notes, why);
  }
  const wrong = (token?: string) => card.byPassword(email, `${password}x`, token);
  await playRefusals(card, lang, wrong, notes, { name: 'wrong password' });
  const earlier = card.browser.copy();
  const right = await card.byPassword(email, password);
  if (!judge('right password', right.kind === 'accepted', right.found)) return skipSession(notes, 'no login');
  const endSession = await playSession(card, earlier, [email], notes, operator);
  return endSession(card.browser);
}
