/**
 * @typedef {import('../../states.mjs').State} State
 * @typedef {import('../../states.mjs').Step} Step
 */

/** @type {Step[]} */
const toEmail = [{ click: 'SignInWithEmail' }, { until: '[data-mode="email"]' }];
/** @type {Step[]} */
const filled = [
  ...toEmail,
  { fill: 'Email', text: 'admin@example.com' },
  { fill: 'Password', text: 'not the right one' },
];
/** @type {Step[]} */
const sent = [...filled, { click: 'Login' }];

/** @type {(id: string, name: string, steps: Step[], more?: Partial<State>) => State} */
const card = (id, name, steps, more) => ({
  id: `login-${id}`,
  name: `Email: ${name}`,
  steps,
  ...more,
});

/** @type {State[]} */
export default [
  card('email', 'empty', toEmail),
  card('email-first', 'first and filled in', [{ until: '[data-mode="email"]' }], {
    page: { Login: { method: 'email', email: 'olena@example.com' } },
  }),
  card('email-last-used', 'phone used last', toEmail, { stored: { loginMethod: 'phone' } }),
  card('email-required', 'fields required', [...toEmail, { click: 'Login' }, { see: 'RequiredFieldError' }]),
  card(
    'email-invalid',
    'not an address',
    [...toEmail, { fill: 'Email', text: 'admin@example' }, { see: 'InvalidEmailFormatError' }],
    { pixels: [1600] },
  ),
  card('email-password-shown', 'password shown', [...filled, { click: 'ShowPassword' }], { pixels: [375] }),
  card('email-busy', 'busy', [...sent, { until: '[aria-busy="true"]' }], { backend: { emaillogin: 'slow' } }),
  card('email-wrong', 'wrong password', [...sent, { until: '[role="alert"]' }], {
    backend: { emaillogin: 'WrongPassword' },
    pixels: [375],
  }),
  card('email-out-of-date', 'page out of date', [...sent, { until: '[role="alert"]' }], {
    backend: { emaillogin: 'StalePage' },
  }),
  card('email-server-error', 'server error', [...sent, { see: 'UnexpectedError' }], {
    backend: { emaillogin: '500' },
  }),
];
