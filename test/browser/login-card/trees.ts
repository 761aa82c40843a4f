/** The difference between a state's accessibility tree and that of its step. */
interface View {
  value?: string;
  error?: string;
  problem?: string;
  /** The problem is about the text of the field. */
  refused?: true;
  busy?: boolean;
}

const field = (name: string, { value, error, refused }: View = {}) => [
  `- textbox "${name}"${error || refused ? ' [invalid]' : ''}${value ? `: ${value}` : ''}`,
];
const said = ({ error }: View) => (error ? [`- text: ${error}`] : []);
const submit = (name: string, { problem }: View) => [
  `- button "${name}"`,
  ...(problem ? [`- alert: ${problem}`] : []),
];
const end = (other: string, status = '') => [
  '- paragraph: Or',
  `- button "Sign in with ${other}"`,
  '- button "Sign up"',
  `- status${status}`,
];
const sending = ({ busy }: View) => (busy ? ': Sending…' : '');

/** While a call runs, all buttons and the list are disabled. */
const disabledWhileBusy = ({ busy }: View, tree: string[]) =>
  busy
    ? tree.map((line) =>
        line.replace(/^( *- (?:button|combobox|option) "[^"]*")(?! \[disabled)/, '$1 [disabled]'),
      )
    : tree;

const number = (view: View = {}) =>
  disabledWhileBusy(view, [
    '- heading "Login" [level=2]',
    '- text: Country code',
    '- combobox "Country code":',
    '  - option "UA +380 🇺🇦 Ukraine" [selected]',
    '  - option "SK +421 🇸🇰 Slovakia"',
    '- text: Phone number',
    ...field('Phone number', view),
    `- text: ${view.error ?? '"Example: 050 123 45 67"'}`,
    ...submit('Next', view),
    ...end('email', sending(view)),
  ]);

const number380 = '+380 50 123 45 67';

/** The announcement after a code was sent. */
const sentMessage = `We sent a code to ${number380}`;

/** `wait` is the time on the button, with N for each digit that changes. It is empty when a code can be requested. */
const code = (view: View = {}, wait = 'N s', status = sentMessage) =>
  disabledWhileBusy(view, [
    '- heading "Login" [level=2]',
    `- paragraph: ${sentMessage}`,
    '- button "Change the number"',
    '- text: SMS code',
    ...field('SMS code', view),
    ...said(view),
    ...submit('Next', view),
    '- paragraph:',
    '  - text: No code yet?',
    '  - link "0 800 000 000":',
    '    - /url: tel:0800000000',
    wait ? `- button "Send again in ${wait}" [disabled]` : '- button "Send SMS code"',
    ...end('email', sending(view) || (status && `: ${status}`)),
  ]);

const email = (view: View = {}, password: View = {}, show = 'Show') =>
  disabledWhileBusy(view, [
    '- heading "Login" [level=2]',
    '- text: Email',
    ...field('Email', view),
    `- text: ${view.error ? `${view.error} ` : ''}Password`,
    ...field('Password', password),
    `- button "${show} password"`,
    ...said(password),
    ...submit('Login', view),
    '- link "Forgot password?":',
    '  - /url: /account/forgotpassword',
    ...end('phone', sending(view)),
  ]);

const value = '501234567';
const required = { error: 'Fill in this field' };
const digits = 'Enter the 9 digits of the number';
const unexpected = 'Something went wrong. Try again.';
const network = 'No connection. Check the internet and try again.';
const recent = { problem: 'A code was sent a moment ago. Wait before you ask for another one.' };
const typed = { value: 'admin@example.com' };
const password = { value: 'not the right one' };

/** The accessibility tree of each state of the site's list. */
export const trees: Record<string, string[]> = {
  'login-phone': number(),
  'login-phone-last-used': number(),
  'login-phone-required': number(required),
  'login-phone-wrong': number({ value: '"50123"', error: digits }),
  'login-phone-long': number({ value: '"50123456789012"', error: digits }),
  'login-phone-busy': number({ value: `"${value}"`, busy: true }),
  'login-phone-attempts': number({
    value: `"${value}"`,
    problem: 'Too many attempts. Try again in an hour.',
  }),
  'login-phone-country': number({
    value: `"${value}"`,
    problem: 'We do not send SMS to numbers of this country.',
  }),
  'login-phone-registered': number({
    value: `"${value}"`,
    problem: 'This number belongs to a user who signs in by email.',
  }),
  'login-phone-network': number({ value: `"${value}"`, problem: network }),
  'login-phone-html': number({ value: `"${value}"`, problem: unexpected }),
  'login-code': code(),
  'login-code-wait': code(recent),
  'login-code-wait-minutes': code(recent, 'N:NN'),
  'login-code-wait-hours': code(recent, 'N:NN:NN'),
  'login-code-resend': code({}, '', 'You can ask for a new code now'),
  'login-code-required': code(required),
  'login-code-busy': code({ value: '"000000"', busy: true }),
  'login-code-wrong': code({ problem: 'The code is wrong or no longer valid.', refused: true }, 'N s', ''),
  'login-code-three-wrong': code(
    { problem: 'The code is wrong or no longer valid.', refused: true },
    'N s',
    '',
  ),
  'login-code-network': code({ problem: network }, 'N s', ''),
  'login-email': email(),
  'login-email-last-used': email(),
  'login-email-required': email(required, required),
  'login-email-invalid': email({
    value: 'admin@example',
    error: 'Enter an email address such as name@example.com',
  }),
  'login-email-password-shown': email(typed, password, 'Hide'),
  'login-email-busy': email({ ...typed, busy: true }, password),
  'login-email-wrong': email(
    { ...typed, problem: 'The email address or the password is wrong.' },
    { ...password, refused: true },
  ),
  'login-email-out-of-date': email(
    { ...typed, problem: 'The page is out of date. Reload it and try again.' },
    { ...password, refused: true },
  ),
  'login-email-server-error': email({ ...typed, problem: unexpected }, password),
};
