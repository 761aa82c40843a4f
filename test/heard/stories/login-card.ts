import { json, welcome } from '../../browser/login-card/card';
import { errorObject } from '../../site/backend/error-object.mjs';
import { filled } from '../../texts';
import type { Visit } from '../reader/reader';
import type { Stories } from '../reader/story';

const widget = 'login-card';

/** Signing in by SMS and by email. */
export function tellOfLogin({ lang, t, words, story, answer }: Stories) {
  const sent = json({ Value: true });
  const number = '501234567';
  const refuse = (code: keyof typeof words.errors, data: unknown = null) =>
    json(errorObject(code, data, lang), 400);

  const codeSent = filled(t.CodeSentTo, { number: '+380 50 123 45 67' });

  async function toNumber(visit: Visit) {
    await visit.presses('Tab', t.CountryCode);
    await visit.presses('Tab', t.PhoneNumber);
  }

  async function submits(visit: Visit, text: string, ...expected: string[]) {
    await visit.types(text);
    await visit.presses('Enter', ...expected);
  }

  /** The card takes a key that comes sooner after an answer for a second one by mistake. */
  const aMomentLater = (visit: Visit) => visit.page.clock.runFor(300);

  async function toCode(visit: Visit) {
    answer('/login/checkout', sent);
    await toNumber(visit);
    await submits(visit, number, codeSent, t.SmsCode);
  }

  async function signsIn(visit: Visit, text: string, call: string) {
    answer(call, welcome);
    // The page stays, as a real one does until the answer comes.
    await visit.page.route('**/panel', (route) => route.abort('aborted'));
    await submits(visit, text, t.SignedIn);
  }

  story('login-by-sms', { widget }, async (visit) => {
    await toCode(visit);
    await signsIn(visit, '123456', '/account/phonelogin');
  });

  story('login-by-sms-wrong-number', { widget }, async (visit) => {
    await toNumber(visit);
    await visit.presses('Enter', t.RequiredFieldError);
    await visit.presses('Enter', '', t.RequiredFieldError);
    await visit.presses('Enter', '', t.RequiredFieldError);
    await submits(visit, '50123', t.InvalidPhoneNumberFormatError);
    await visit.presses('Tab', t.Next);
    await visit.presses('Enter', t.PhoneNumber);
    answer('/login/checkout', sent);
    await submits(visit, '4567', codeSent, t.SmsCode);
  });

  story('login-by-sms-wrong-code', { widget }, async (visit) => {
    await toCode(visit);
    await visit.presses('Enter', t.RequiredFieldError);
    answer('/account/phonelogin', refuse('WrongLogin'));
    await submits(visit, '000000', words.errors.WrongLogin);
    await visit.types('000000');
    await visit.presses('Tab', t.Next);
    await visit.presses('Enter', words.errors.WrongLogin, t.SmsCode);
    await signsIn(visit, '123456', '/account/phonelogin');
  });

  story('login-by-sms-new-code', { widget }, async (visit) => {
    await toCode(visit);
    await visit.waits(30, filled(t.NewCodeIn, { seconds: 30 }));
    await visit.waits(20, filled(t.NewCodeIn, { seconds: 10 }));
    await visit.waits(5);
    await visit.waits(5, t.NewCodeNow);
    await visit.presses('Tab', t.Next);
    await visit.presses('Tab', t.SendSmsCode);
    await visit.presses('Enter', filled(t.CodeSentAt, { time: '12:06' }), t.SmsCode);
  });

  story('login-by-sms-wait', { widget }, async (visit) => {
    answer('/login/checkout', refuse('SmsSentTimeout', 150));
    await toNumber(visit);
    await submits(visit, number, words.errors.SmsSentTimeout, t.SmsCode);
    await visit.waits(3);
    await visit.presses('Tab', t.Next);
    await visit.presses('Tab', '2:27');
    await visit.presses('Tab');
  });

  story('login-by-sms-slow', { widget }, async (visit) => {
    await toNumber(visit);
    answer('/login/checkout', () => undefined);
    await visit.types(number);
    await visit.presses('Enter');
    await visit.waits(2, t.Sending);
    await visit.waits(14, t.TimeoutError);
  });

  story('login-by-email', { widget, begins: 'at the end' }, async (visit) => {
    await visit.presses('Shift+Tab', t.SignUp);
    await visit.presses('Shift+Tab', t.SignInWithEmail);
    await visit.presses('Enter', '', t.Email);
    await visit.types('driver@example');
    await visit.waits(1, t.InvalidEmailFormatError);
    await visit.presses('Enter', '', t.InvalidEmailFormatError);
    await visit.types('.com');
    await visit.presses('Tab', t.Password);
    answer('/account/emaillogin', json({ Status: 1, Error: words.errors.WrongPassword }));
    await submits(visit, 'charge', words.errors.WrongPassword);
    await aMomentLater(visit);
    await visit.presses('Enter', words.errors.WrongPassword);
    await signsIn(visit, 'r', '/account/emaillogin');
  });

  story('login-refusals', { widget }, async (visit) => {
    await toNumber(visit);
    await visit.types(number);
    const refusals = [
      [refuse('UserAlreadyRegistered'), words.errors.UserAlreadyRegistered],
      [refuse('SmsMaxAttemptsReached'), words.errors.SmsMaxAttemptsReached],
      [refuse('NotAllowedSmsForCountry'), words.errors.NotAllowedSmsForCountry],
      [json({}, 429), t.TooManyRequestsError],
      [json({}, 500), t.UnexpectedError],
      [(_, response) => response.destroy(), t.NetworkError],
    ] as const satisfies [Parameters<typeof answer>[1], string][];
    for (const [handler, text] of refusals) {
      answer('/login/checkout', handler);
      await visit.presses('Enter', text);
      await aMomentLater(visit);
    }
    answer('/login/checkout', refuse('SmsSentTimeout', 20));
    await visit.presses('Enter', words.errors.SmsSentTimeout, t.SmsCode);
    answer('/account/phonelogin', refuse('StalePage'));
    await submits(visit, '000000', words.errors.StalePage);
  });
}
