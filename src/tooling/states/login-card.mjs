/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./states.mjs').State} State */

const [alert, busy] = /** @type {const} */ (['until [role="alert"]', 'until [aria-busy="true"]']);

/** @type {(...steps: Step[]) => Step[]} */
const steps = (...all) => all;

const toEmail = steps('click SignInWithEmail', 'until [data-mode="email"]');
const filled = steps(...toEmail, 'fill Email admin@example.com', 'fill Password not the right one');
const asked = steps('fill PhoneNumber 501234567', 'click Next');
const toCode = steps(...asked, 'until [data-step="code"]');
const toResend = steps(...toCode, 'later 61', 'until [data-step="code"]', 'see SendSmsCode');
const wrong = steps('fill SmsCode 000000', 'click Next', 'until [aria-invalid]');

/** The steps to a call, its answer, and the last steps. @typedef {(answer: import('./answers.mjs').FixedAnswer, ...last: Step[]) => Pick<State, 'steps' | 'backend'>} Sent */

/** @type {Sent} */
const email = (answer, ...last) => ({
  steps: [...filled, 'click Login', ...last],
  backend: `emaillogin:${answer}`,
});
/** @type {Sent} */
const number = (answer, ...last) => ({ steps: [...asked, ...last], backend: `checkout:${answer}` });
/** @type {Sent} */
const code = (answer, ...last) => ({
  steps: [...toCode, 'fill SmsCode 000000', 'click Next', ...last],
  backend: `phonelogin:${answer}`,
});
/** @satisfies {Record<string, State>} */
export default {
  'login-phone': { name: 'Phone: number empty', guide: true },
  'login-phone-slots': { name: 'Phone: a notice and the terms of the site', slots: true },
  'login-phone-last-used': { name: 'Phone: email used last', stored: { loginMethod: 'email' } },
  'login-phone-required': {
    name: 'Phone: number required',
    steps: ['click Next', 'see PhoneNumberRequiredError'],
  },
  'login-phone-wrong': {
    name: 'Phone: number too short',
    steps: ['fill PhoneNumber 50123', 'click Next', 'see InvalidPhoneNumberFormatError'],
    pixels: [375],
  },
  'login-phone-busy': { name: 'Phone: asking for a code', ...number('slow', busy) },
  'login-phone-attempts': {
    name: 'Phone: too many attempts',
    ...number('SmsMaxAttemptsReached', alert),
    pixels: [1600],
    guide: true,
  },
  'login-phone-registered': { name: 'Phone: number registered', ...number('UserAlreadyRegistered', alert) },
  'login-phone-network': { name: 'Phone: no connection', ...number('drop', 'see NetworkError') },
  'login-phone-timeout': { name: 'Phone: out of time', ...number('slow', 'see TimeoutError'), slow: true },
  'login-code': { name: 'Phone: code step, counting down', steps: toCode, guide: true },
  'login-code-wait': { name: 'Phone: code sent a moment ago', ...number('SmsSentTimeout', alert) },
  'login-code-wait-hours': { name: 'Phone: wait of hours', ...number('SmsSentTimeout:7325', alert) },
  'login-code-resend': { name: 'Phone: code step, resend possible', steps: toResend, pixels: [375] },
  'login-code-help': {
    name: 'Phone: code step, links of the site',
    lang: 'uk',
    steps: toCode,
    page: {
      Help: [
        { Name: 'Telegram-бот підтримки', Link: 'https://t.me/example' },
        { Name: 'Чому немає коду', Link: '/uk/sms' },
      ],
    },
    guide: { Help: [{ Name: 'Why is there no code?', Link: '/en/sms' }] },
  },
  'login-code-resent': {
    name: 'Phone: a new code sent',
    steps: [...toResend, 'click SendSmsCode', 'until [data-step="code"]:not([aria-busy="true"])'],
  },
  'login-code-required': {
    name: 'Phone: code required',
    steps: [...toCode, 'click Next', 'see SmsCodeRequiredError'],
    pixels: [1600],
  },
  'login-code-busy': { name: 'Phone: checking the code', ...code('slow', busy), guide: true },
  'login-code-wrong': { name: 'Phone: code wrong', ...code('WrongLogin', alert), guide: true },
  'login-code-three-wrong': {
    name: 'Phone: three wrong codes',
    steps: [...toCode, ...wrong, ...wrong, ...wrong],
    backend: 'phonelogin:WrongLogin',
  },
  'login-code-cells': {
    name: 'Phone: a cell for each digit, three full',
    steps: [...toCode, 'fill SmsCode 482'],
    page: { CodeLength: 6 },
    pixels: [375],
  },
  'login-signed-in': {
    name: 'Phone: signed in, and the next page comes',
    steps: [...toCode, 'fill SmsCode 482016', 'see SignedIn'],
    page: { CodeLength: 6, AfterLogin: '/dev/no-page' },
    leaves: true,
  },
  'login-email': { name: 'Email: empty', steps: toEmail, guide: true },
  'login-email-first': {
    name: 'Email: first and filled in',
    steps: ['until [data-mode="email"]'],
    page: { Login: { method: 'email', email: 'olena@example.com' } },
  },
  'login-email-last-used': {
    name: 'Email: phone used last',
    steps: toEmail,
    stored: { loginMethod: 'phone' },
  },
  'login-email-required': {
    name: 'Email: fields required',
    steps: [...toEmail, 'click Login', 'see EmailRequiredError'],
  },
  'login-email-invalid': {
    name: 'Email: not an address',
    steps: [...toEmail, 'fill Email admin@example', 'see InvalidEmailFormatError'],
    pixels: [1600],
  },
  'login-email-password-shown': {
    name: 'Email: password shown',
    steps: [...filled, 'click ShowPassword'],
    pixels: [375],
  },
  'login-email-busy': { name: 'Email: busy', ...email('slow', busy) },
  'login-email-wrong': { name: 'Email: wrong password', ...email('WrongPassword', alert), pixels: [375] },
  'login-email-out-of-date': { name: 'Email: page out of date', ...email('StalePage', alert) },
};
