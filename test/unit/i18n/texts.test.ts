// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { ru } from '../../../src/i18n/ru';
import { texts } from '../../../src/i18n/texts';
import { uk } from '../../../src/i18n/uk';

/** The keys that sites translate, with their English texts. */
const table = `
| ProductTitle | EV charging network |
| MainSite | Main website |
| FindStations | Find stations |
| MobileApp | Mobile app |
| Contacts | Contacts |
| Login | Login |
| LoginTitle | Login |
| PersonalAccount | Personal account |
| ControlPanel | Control panel |
| PersonalProfile | Personal profile |
| Clients | Clients |
| StationsMap | Stations map |
| Chargers | Chargers |
| Reports | Reports |
| PaymentArchive | Payment archive |
| Logout | Log out |
| DoYouReallyWantToQuit | Do you really want to quit? |
| Yes | Yes |
| No | No |
| Menu | Menu |
| Language | Language |
| LanguageChangeError | The language could not be changed. Try again. |
| PrivacyPolicy | Privacy policy |
| Terms | Terms and conditions |
| Leaflet | Leaflet |
| AboutUs | About us |
| SupportService | 24/7 support service |
| News | News |
| Shop | Shop |
| Hotline | Hotline |
| HomePage | Home page |
| Breadcrumb | Breadcrumb |
| Or | Or |
| SignInWithPhone | Sign in with phone |
| SignInWithEmail | Sign in with email |
| LastUsed | Last used |
| SignUp | Sign up |
| Email | Email |
| Password | Password |
| ShowPassword | Show password |
| HidePassword | Hide password |
| ForgotPassword | Forgot password? |
| CountryCode | Country code |
| PhoneNumber | Phone number |
| PhoneNumberHint | Example: 050 123 45 67 |
| Ukraine | Ukraine |
| Slovakia | Slovakia |
| CodeSentTo | We sent a code to {{number}} |
| SmsCode | SMS code |
| NoCodeYet | No code yet? |
| SendSmsCode | Send SMS code |
| ResendIn | Send again in {{seconds}} s |
| NewCodeIn | You can ask for a new code in {{seconds}} s |
| NewCodeNow | You can ask for a new code now |
| CodeSentAt | Last code sent at {{time}} |
| EditNumber | Change the number |
| Sending | Sending… |
| Next | Next |
| RequiredFieldError | Fill in this field |
| InvalidEmailFormatError | Enter an email address such as name@example.com |
| InvalidPhoneNumberFormatError | Enter the 9 digits of the number |
| NetworkError | No connection. Check the internet and try again. |
| TimeoutError | The server takes too long to answer. Try again. |
| UnexpectedError | Something went wrong. Try again. |
| TooManyRequestsError | Too many attempts. Try again later. |
`;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.slice(2, -2).split(' | ') as [string, string]);
const placeholders = (text: string) => text.match(/\{\{\w+\}\}/g) ?? [];

test.for(rows)('the English text of %s is “%s”', ([key, english]) => {
  expect(
    texts,
    `if this change is wanted, change the row of ${key} in test/unit/i18n/texts.test.ts`,
  ).toHaveProperty(key, english);
});

test('the list has every key', () => {
  const listed = rows.map(([key]) => key);
  expect(
    Object.keys(texts).filter((key) => !listed.includes(key)),
    'add a row with the key and the English text to the table in test/unit/i18n/texts.test.ts',
  ).toEqual([]);
});

test('no key has a dot, so that every dictionary may be flat', () => {
  expect(Object.keys(texts).filter((key) => !/^\w+$/.test(key))).toEqual([]);
});

describe.for([
  ['Ukrainian', uk],
  ['Russian', ru],
] as const)('in %s', ([, dictionary]) => {
  test('every key has a text, and there is no other key', () => {
    expect(Object.keys(dictionary)).toEqual(Object.keys(texts));
    for (const text of Object.values(dictionary)) expect(text.trim()).not.toBe('');
  });

  test('every text has the placeholders of the English one', () => {
    const names = (all: Record<string, string>) =>
      Object.entries(all).map(([key, text]) => [key, placeholders(text)]);
    expect(names(dictionary)).toEqual(names(texts));
  });

  test('every text is in Cyrillic letters', () => {
    for (const text of Object.values(dictionary)) expect(text).toMatch(/\p{Script=Cyrillic}/u);
  });
});

test('Russian texts have no Ukrainian letter, Ukrainian ones no Russian letter', () => {
  expect(Object.values(ru).join(' ')).not.toMatch(/[іїєґ]/i);
  expect(Object.values(uk).join(' ')).not.toMatch(/[ыэёъ]/i);
});
