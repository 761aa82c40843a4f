import type { Consequence, codes, otherCodes } from './codes';

/** What the card does, besides showing `Error`. It does not ship. */
export const consequences = {
  marksField: 'marks the field of the code or the password. The third wrong code offers the login by email',
  startsWait: 'opens the code step, and starts the wait of `Data` seconds',
  offersEmail: 'makes the login by email the primary button',
  renewsToken:
    'gets a new antiforgery token, and asks the visitor to press the button again. What was typed stays',
} satisfies Record<Consequence, string>;

interface CodeWords {
  /** For the guide: when a server sends it, and what helps if it comes too often. */
  when: string;
  /** For developers, who see it in their editor. */
  csharp: string;
}

type Code = keyof typeof codes | (typeof otherCodes)[number];

/** What people read about the codes, in the order of the guide. It does not ship. */
export const codeWords = {
  UserAlreadyRegistered: {
    when: 'the number belongs to a user who signs in by email',
    csharp: 'The number is that of a user who signs in by email. The card offers this.',
  },
  SmsSentTimeout: {
    when: 'the last code was sent less than a minute ago, or your SMS service has not answered in time, so the SMS may still come (4119). `Data` is the rest of the wait in seconds',
    csharp: 'The browser has a code, or may still get it. Another one has to wait: use `WidgetAnswer.Wait`.',
  },
  SmsMaxAttemptsReached: {
    when: 'too many codes were sent to the number, or entered: see [the limits](../aspnet/limits.md). If all visitors get it, the budget is spent (4101), or a script of your own asks without the header `X-Requested-With: XMLHttpRequest` (4107)',
    csharp: 'Too many codes were sent to the number, or entered. The card offers the login by email.',
  },
  NotAllowedSmsForCountry: {
    when: 'your SMS service does not serve the country, the number is none of a mobile phone, is refused by your SMS service (4122), or is not written as `380501234567` (4117)',
    csharp: 'No code can be sent to the number. The card offers the login by email.',
  },
  SmsUnavailable: {
    when: 'no SMS can be sent, and no code checked, at the moment: [Redis is away](../aspnet/servers.md#when-redis-is-away) (4112), or your SMS service has failed (4119)',
    csharp: 'No SMS can be sent at the moment, or no code checked. The card offers the login by email.',
  },
  WrongLogin: {
    when: 'the code or the password is wrong. If a right code is refused, see 4110',
    csharp: 'The code or the password is wrong. The card marks its field.',
  },
  StalePage: {
    when: 'the antiforgery token is too old, or of another server: [the servers need the same keys](../aspnet/servers.md#keys)',
    csharp:
      'The antiforgery token is out of date. The card gets a new one, and the visitor presses the button again.',
  },
  BotCheckRequired: {
    when: '[the check for robots](../aspnet/limits.md#a-check-for-robots) wants a token, and the page has left none',
    csharp: 'The visitor has not passed the check for robots. The card shows the words.',
  },
  TooManyRequests: {
    when: 'with status 429, and “Too many attempts. Try again later.” (“Забагато спроб. Спробуйте пізніше.”): wrong passwords have used up [the tries](../aspnet/limits.md#passwords) of this network at the account. If all visitors get it, a proxy is not named (4108, 4109)',
    csharp:
      'Wrong passwords have used up the tries of this network at the account. The card shows the words.',
  },
} satisfies Record<Code, CodeWords>;
