import type facts from './csharp.json';
import type texts from './texts.json';

type OfCSharp = keyof typeof facts.loginTexts;

/** What the card can say when a visitor has asked for an SMS. `Of hours` differs from `Of minutes` only in its number. */
type Sentence =
  | Exclude<Extract<OfCSharp, `Of ${string}`>, 'Of hours'>
  | Extract<OfCSharp, 'NotServed'>
  | Extract<keyof typeof texts, 'CodeSentTo' | 'NetworkError' | 'TimeoutError' | 'UnexpectedError'>;

/** What each of these sentences means, and what somebody does who helps this visitor. */
export const sentences: Record<Sentence, { means: string; what: string }> = {
  CodeSentTo: {
    means: 'your site has given the SMS to your SMS service',
    what: 'is the number in the card right? If it is, ask your SMS service about it. When the wait is over, a button sends the code again',
  },
  'Of pause': {
    means:
      'an SMS is on its way, or your SMS service has not answered in time ([4119](#4119)). Its code is right',
    what: 'wait, and enter the code',
  },
  'Of minutes': {
    means:
      '[a limit](../aspnet/limits.md#sms) of the number, of similar numbers or of the network is reached. If a budget is spent, everybody reads this: look for [4101](#4101)',
    what: 'wait for the time in the sentence, or sign in by email',
  },
  'Of budget': {
    means: 'no SMS can be sent at the moment',
    what: 'this is not one person alone: [Nobody gets an SMS](#nobody-gets-an-sms)',
  },
  NotServed: {
    means: 'the number is of another country, or is none of a mobile phone',
    what: 'sign in by email',
  },
  'Of check': {
    means: '[the check for robots](../aspnet/limits.md#a-check-for-robots) got no good token',
    what: 'load the page again, without an ad blocker',
  },
  NetworkError: {
    means: 'the call has not reached your site',
    what: 'try another network. Then look whether the site is up',
  },
  TimeoutError: {
    means: 'the answer took [too long](answers.md#how-the-widgets-call)',
    what: 'look whether the site, its database and your SMS service are slow',
  },
  UnexpectedError: {
    means: 'the card could not read the answer, for example because it was 500, 502 or 503',
    what: 'this is not one person alone: [Something went wrong](#something-went-wrong)',
  },
};
