import type { PhoneNumber } from '../../../facts/countries';
import type { Get } from '../web/get';
import { browser } from './browser';
import { playEmail } from './by-email';
import { playSms } from './by-sms';
import { type Card, openCard } from './card';
import type { Operator } from './operator';
import { type Notes, notes, type Step } from './steps';

/** Whom the operator has named. Nobody else gets an SMS. */
export interface Named {
  number: PhoneNumber | undefined;
  email: string | undefined;
}

export interface SignIn {
  steps: Step[];
  /** How many SMS the site may have sent. */
  sms: number;
  notChecked: string[];
}

/** Plays the logins of the card on this page, each in a browser of its own. */
export async function signIn(
  page: URL,
  lang: string,
  { number, email }: Named,
  get: Get,
  operator: Operator,
): Promise<SignIn> {
  const result: SignIn = { steps: [], sms: 0, notChecked: [] };
  async function play(by: Step['by'], plays: (card: Card, notes: Notes) => Promise<unknown>) {
    const card = await openCard(browser(get, page), page);
    if (typeof card === 'string') return result.notChecked.push(`the login by ${by}: ${card}`);
    const noted = notes(by);
    await plays(card, noted);
    return result.steps.push(...noted.noted);
  }
  if (number)
    await play('SMS', async (card, noted) => {
      result.sms = await playSms(card, number, lang, noted, operator);
    });
  if (email) await play('email', (card, noted) => playEmail(card, email, lang, noted, operator));
  return result;
}
