/** @typedef {'culture' | 'version' | 'checkout' | 'phonelogin' | 'emaillogin'} CallName */

/** What a server says in English when it refuses a call, by its code. */
export const englishErrors = {
  SmsSentTimeout: 'A code was already sent. You can ask for a new one later.',
  SmsMaxAttemptsReached: 'Too many attempts. Try again in an hour.',
  NotAllowedSmsForCountry: 'We do not send SMS to numbers of this country.',
  SmsUnavailable: 'No code can be sent now. Sign in by email, or call the hotline.',
  UserAlreadyRegistered: 'This number belongs to a user who signs in by email.',
  WrongLogin: 'The code is wrong or no longer valid.',
  WrongPassword: 'The email address or the password is wrong.',
  StalePage: 'The page is out of date. Reload it and try again.',
};

/** @typedef {keyof typeof englishErrors} ErrorCode */

/**
 * An answer with a name. `slow` never comes, `drop` closes the connection, `ok` accepts everything. The others are an error 500 or
 * the code of an error, with its `Data`.
 * @typedef {'ok' | 'slow' | 'drop' | '500' | ErrorCode | `SmsSentTimeout:${number}`} FixedAnswer
 */

/**
 * The answer of a call that is refused.
 * @param {CallName} call
 * @param {{ code: ErrorCode, data?: unknown, words: string }} refusal
 * @returns {{ status?: number, json: object }}
 */
export function refused(call, { code, data = null, words }) {
  const json = { Code: code, Data: data, Error: words };
  if (code === 'UserAlreadyRegistered') json.Data = { Email: 'd•••••@example.com' };
  if (call === 'checkout' || code === 'StalePage') return { status: 400, json };
  return { json: { Status: 1, Error: call === 'emaillogin' ? json.Error : JSON.stringify(json), Value: 0 } };
}
