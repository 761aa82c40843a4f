import { texts } from '../../site/texts.mjs';
import { filled, uk } from '../../texts';

/** The texts of the widgets in Ukrainian, with the spaces of an accessibility tree. */
const t: typeof uk = JSON.parse(JSON.stringify(uk).replaceAll('\u00a0', ' '));
/** What the stand-in site's server says. */
const server = texts.uk.errors;

/** The difference between a state's accessibility tree and that of its step. */
interface View {
  value?: string;
  error?: string;
  cardError?: string;
  note?: string;
  /** The card error is about the text of the field. */
  marked?: true;
  busy?: boolean;
}

const heading = `- heading "${t.LoginTitle}" [level=2]`;
const field = (key: keyof typeof t, { value, error, marked }: View = {}) => [
  `- textbox "${t[key]}"${error || marked ? ' [invalid]' : ''}${value ? `: ${value}` : ''}`,
];
const errorText = ({ error }: View) => (error ? [`- text: ${error}`] : []);
const submit = (key: keyof typeof t, { cardError, note }: View) => [
  ...(note ? [`- text: ${note}`] : []),
  ...(cardError ? [`- alert: ${cardError}`] : []),
  `- button "${t[key]}"`,
];
const end = (other: 'Email' | 'Phone', status = '') => [
  `- paragraph: ${t.Or}`,
  `- button "${t[`SignInWith${other}`]}"`,
  `- button "${t.SignUp}"`,
  `- status${status}`,
];
const sending = ({ busy }: View) => (busy ? `: ${t.Sending}` : '');

/** While a call runs, all buttons and the list are disabled. */
const disabledWhileBusy = ({ busy }: View, tree: string[]) =>
  busy
    ? tree.map((line) =>
        line.replace(/^( *- (?:button|combobox|option) "[^"]*")(?! \[disabled)/, '$1 [disabled]'),
      )
    : tree;

const number = (view: View = {}) =>
  disabledWhileBusy(view, [
    heading,
    `- text: ${t.CountryCode}`,
    `- combobox "${t.CountryCode}":`,
    `  - option "UA +380 🇺🇦 ${t.Ukraine}" [selected]`,
    `  - option "SK +421 🇸🇰 ${t.Slovakia}"`,
    `- text: ${t.PhoneNumber}`,
    ...field('PhoneNumber', view),
    ...(view.cardError ? [] : [`- text: ${view.error ?? t.PhoneNumberHint}`]),
    ...submit('Next', view),
    ...end('Email', sending(view)),
  ]);

/** The announcement after a code was sent. */
const sentMessage = filled(t.CodeSentTo, { number: '+380 50 123 45 67' });

const inSeconds = filled(t.ResendIn, { seconds: 'N' });
const inMinutes = (time: string) => t.ResendIn.replace(/\{\{seconds\}\}.*/, time);

/** `wait` is the time on the button, with N for each digit that changes. It is empty when a code can be requested. */
const code = (view: View = {}, wait = inSeconds, status = sentMessage) =>
  disabledWhileBusy(view, [
    heading,
    `- paragraph: ${sentMessage}`,
    `- button "${t.EditNumber}"`,
    `- text: ${t.SmsCode}`,
    ...field('SmsCode', view),
    ...errorText(view),
    ...submit('Next', view),
    wait ? `- button "${wait}" [disabled]` : `- button "${t.SendSmsCode}"`,
    '- paragraph:',
    `  - text: ${t.NoCodeYet}`,
    '  - link "0 800 000 000":',
    '    - /url: tel:0800000000',
    ...end('Email', sending(view) || (status && `: ${status}`)),
  ]);

const email = (view: View = {}, password: View = {}, show = t.ShowPassword) =>
  disabledWhileBusy(view, [
    heading,
    `- text: ${t.Email}`,
    ...field('Email', view),
    `- text: ${view.error ? `${view.error} ` : ''}${t.Password}`,
    ...field('Password', password),
    `- button "${show}"`,
    ...errorText(password),
    ...submit('Login', view),
    `- link "${t.ForgotPassword}":`,
    '  - /url: /account/forgotpassword',
    ...end('Phone', sending(view)),
  ]);

const value = '501234567';
const required = { error: t.RequiredFieldError };
const digits = t.InvalidPhoneNumberFormatError;
const unexpected = t.UnexpectedError;
const network = t.NetworkError;
const resent = `"${filled(t.CodeSentAt, { time: 'NN:NN' })}"`;
const recent = { cardError: server.SmsSentTimeout };
const wrongCode = { cardError: server.WrongLogin, marked: true as const };
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
    cardError: server.SmsMaxAttemptsReached,
  }),
  'login-phone-country': number({
    value: `"${value}"`,
    cardError: server.NotAllowedSmsForCountry,
  }),
  'login-phone-registered': number({
    value: `"${value}"`,
    cardError: server.UserAlreadyRegistered,
  }),
  'login-phone-network': number({ value: `"${value}"`, cardError: network }),
  'login-phone-html': number({ value: `"${value}"`, cardError: unexpected }),
  'login-code': code(),
  'login-code-wait': code(recent),
  'login-code-wait-minutes': code(recent, inMinutes('N:NN')),
  'login-code-wait-hours': code(recent, inMinutes('N:NN:NN')),
  'login-code-resend': code({}, '', t.NewCodeNow),
  'login-code-resent': code({ note: resent }, inSeconds, resent),
  'login-code-required': code(required),
  'login-code-busy': code({ value: '"000000"', busy: true }),
  'login-code-wrong': code(wrongCode, inSeconds, ''),
  'login-code-three-wrong': code(wrongCode, inSeconds, ''),
  'login-code-network': code({ cardError: network }, inSeconds, ''),
  'login-email': email(),
  'login-email-last-used': email(),
  'login-email-required': email(required, required),
  'login-email-invalid': email({
    value: 'admin@example',
    error: t.InvalidEmailFormatError,
  }),
  'login-email-password-shown': email(typed, password, t.HidePassword),
  'login-email-busy': email({ ...typed, busy: true }, password),
  'login-email-wrong': email({ ...typed, cardError: server.WrongPassword }, { ...password, marked: true }),
  'login-email-out-of-date': email({ ...typed, cardError: t.StalePageError }, password),
  'login-email-server-error': email({ ...typed, cardError: unexpected }, password),
};
