import { helpLinks } from '../../links.mjs';

/**
 * @typedef {import('../../states.mjs').State} State
 * @typedef {import('../../states.mjs').Step} Step
 */

/** @type {Step[]} */
const askForCode = [{ fill: 'PhoneNumber', text: '501234567' }, { click: 'Next' }];
/** @type {Step[]} */
const toCodeStep = [...askForCode, { until: '[data-step="code"]' }];
/** @type {Step[]} */
const enterCode = [...toCodeStep, { fill: 'SmsCode', text: '000000' }, { click: 'Next' }];
/** @type {Step[]} */
const enterWrongCode = [{ fill: 'SmsCode', text: '000000' }, { click: 'Next' }, { until: '[aria-invalid]' }];
/** @type {Step} */
const error = { until: '[role="alert"]' };
/** @type {Step} */
const busy = { until: '[aria-busy="true"]' };

/** @type {(id: string, name: string, steps: Step[], more?: Partial<State>) => State} */
const card = (id, name, steps, more) => ({
  id: `login-${id}`,
  name: `Phone: ${name}`,
  steps,
  ...more,
});

/** @param {import('../../scenarios.mjs').FixedAnswer} answer */
const checkout = (answer) => ({ backend: { checkout: answer } });

/** @type {State[]} */
export default [
  card('phone', 'number empty', []),
  card('phone-slots', 'a notice and the terms of the site', [], { slots: true }),
  card('phone-last-used', 'email used last', [], { stored: { loginMethod: 'email' } }),
  card('phone-required', 'number required', [{ click: 'Next' }, { see: 'RequiredFieldError' }]),
  card(
    'phone-wrong',
    'number too short',
    [{ fill: 'PhoneNumber', text: '50123' }, { click: 'Next' }, { see: 'InvalidPhoneNumberFormatError' }],
    { pixels: [375] },
  ),
  card('phone-long', 'number too long', [
    { fill: 'PhoneNumber', text: '50123456789012' },
    { click: 'Next' },
    { see: 'InvalidPhoneNumberFormatError' },
  ]),
  card('phone-busy', 'asking for a code', [...askForCode, busy], checkout('slow')),
  card('phone-attempts', 'too many attempts', [...askForCode, error], {
    ...checkout('SmsMaxAttemptsReached'),
    pixels: [1600],
  }),
  card('phone-country', 'country refused', [...askForCode, error], checkout('NotAllowedSmsForCountry')),
  card('phone-registered', 'number registered', [...askForCode, error], checkout('UserAlreadyRegistered')),
  card('phone-network', 'no connection', [...askForCode, { see: 'NetworkError' }], checkout('drop')),
  card('phone-timeout', 'out of time', [...askForCode, { see: 'TimeoutError' }], {
    ...checkout('slow'),
    slow: true,
  }),
  card('phone-html', 'an HTML page as answer', [...askForCode, { see: 'UnexpectedError' }], checkout('html')),

  card('code', 'code step, counting down', toCodeStep),
  card('code-wait', 'code sent a moment ago', [...toCodeStep, error], checkout('SmsSentTimeout')),
  card('code-wait-minutes', 'wait of minutes', [...toCodeStep, error], {
    ...checkout('SmsSentTimeout'),
    wait: 300,
  }),
  card('code-wait-hours', 'wait of hours', [...toCodeStep, error], {
    ...checkout('SmsSentTimeout'),
    wait: 7325,
  }),
  card(
    'code-resend',
    'code step, resend possible',
    [...toCodeStep, { later: 61 }, { until: '[data-step="code"]' }, { see: 'SendSmsCode' }],
    { pixels: [375] },
  ),
  card('code-help', 'code step, links of the site', toCodeStep, { lang: 'uk', page: { Help: helpLinks } }),
  card('code-resent', 'a new code sent', [
    ...toCodeStep,
    { later: 61 },
    { click: 'SendSmsCode' },
    { until: '[data-step="code"]:not([aria-busy="true"])' },
  ]),
  card('code-required', 'code required', [...toCodeStep, { click: 'Next' }, { see: 'RequiredFieldError' }], {
    pixels: [1600],
  }),
  card('code-busy', 'checking the code', [...enterCode, busy], { backend: { phonelogin: 'slow' } }),
  card('code-wrong', 'code wrong', [...enterCode, error], { backend: { phonelogin: 'WrongLogin' } }),
  card(
    'code-three-wrong',
    'three wrong codes',
    [...toCodeStep, ...enterWrongCode, ...enterWrongCode, ...enterWrongCode],
    { backend: { phonelogin: 'WrongLogin' } },
  ),
  card('code-network', 'code step, no connection', [...enterCode, { see: 'NetworkError' }], {
    backend: { phonelogin: 'drop' },
  }),
];
