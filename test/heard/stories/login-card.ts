import { countries } from '../../../src/facts/countries';
import { welcome } from '../../browser/login-card/card';
import { texts } from '../../site/texts.mjs';
import { en, filled } from '../../texts';
import { element, must, should, told } from '../demands';
import type { Story, Visit } from '../story';

const { errors } = texts.en;
const number = '501234567';
const hint = filled(en.PhoneNumberHint, { number: countries[0]?.example ?? '' });
const codeSent = filled(en.CodeSentTo, { number: '+380 50 123 45 67' });
const codeField = element(en.SmsCode, 'text field', 'required');

async function toNumber(visit: Visit) {
  await visit.presses(
    'Tab',
    must(element(en.CountryCode, 'combo box'), element('+380')),
    should(told('main', 'form')),
  );
  await visit.presses('Tab', must(element(en.PhoneNumber, 'text field', 'required'), hint, en.SmsHint));
}

async function toCode(visit: Visit) {
  await toNumber(visit);
  await visit.types(number);
  await visit.presses('Enter', must(codeSent, codeField));
}

/** Signing in by SMS and by email. */
export const loginStories: Story[] = [
  {
    name: 'login-by-sms-wrong-number',
    page: '/states/login-phone',
    planned: true,
    async tell(visit) {
      await toNumber(visit);
      await visit.presses('Enter', must(en.PhoneNumberRequiredError), should(told('invalid')));
      await visit.presses('Enter', must(en.PhoneNumberRequiredError));
      await visit.presses('Enter', must(en.PhoneNumberRequiredError));
      await visit.types('50123');
      await visit.presses('Enter', must(en.InvalidPhoneNumberFormatError));
      await visit.presses('Tab', must(element(en.Next, 'button')));
      await visit.presses(
        'Enter',
        must(element(en.PhoneNumber, 'text field', 'invalid'), en.InvalidPhoneNumberFormatError),
      );
      await visit.types('4567');
      await visit.presses('Enter', must(codeSent, codeField));
    },
  },
  {
    name: 'login-by-sms-wrong-code',
    page: '/states/login-phone?backend=phonelogin:WrongLogin',
    planned: true,
    async tell(visit) {
      await toCode(visit);
      await visit.presses('Enter', must(en.SmsCodeRequiredError), should(told('invalid')));
      await visit.types('000000');
      await visit.presses('Enter', must(errors.WrongLogin));
      await visit.types('000000');
      await visit.presses('Tab', must(element(en.Next, 'button')));
      await visit.presses('Enter', must(errors.WrongLogin, element(en.SmsCode, 'text field', 'invalid')));
    },
  },
  {
    name: 'login-by-sms-new-code',
    page: '/states/login-phone',
    planned: true,
    async tell(visit) {
      await toCode(visit);
      await visit.waits(30, must(filled(en.NewCodeIn, { seconds: 30 })));
      await visit.waits(20, must(filled(en.NewCodeIn, { seconds: 10 })));
      await visit.waits(5);
      await visit.waits(5, must(en.NewCodeNow));
      await visit.presses('Tab', must(element(en.Next, 'button')));
      await visit.presses('Tab', must(element(en.SendSmsCode, 'button')));
      await visit.presses('Enter', must(filled(en.CodeSentAt, { time: '12:06' }), codeField));
      await visit.types('123456');
      await visit.presses('Enter', must(en.SignedIn));
    },
  },
  {
    name: 'login-by-sms-wait',
    page: '/states/login-phone?backend=checkout:SmsSentTimeout:150',
    async tell(visit) {
      await toNumber(visit);
      await visit.types(number);
      await visit.presses('Enter', must(errors.SmsSentTimeout, codeField));
      await visit.waits(3);
      await visit.presses('Tab', must(element(en.Next, 'button')));
      await visit.presses('Tab', must(element('2:27', 'button', 'disabled')));
      await visit.presses('Tab', must(element('0 800 000 000', 'link')));
    },
  },
  {
    name: 'login-by-sms-slow',
    page: '/states/login-phone?backend=checkout:slow',
    async tell(visit) {
      await toNumber(visit);
      await visit.types(number);
      await visit.presses('Enter');
      await visit.waits(2, must(en.Sending));
      await visit.waits(14, must(en.TimeoutError));
    },
  },
  {
    name: 'login-by-email',
    page: '/states/login-phone?backend=emaillogin:WrongPassword',
    begins: 'at the end',
    async tell(visit) {
      await visit.presses('Shift+Tab', must(element(en.SignUp, 'button')));
      await visit.presses('Shift+Tab', must(element(en.SignInWithEmail, 'button')));
      await visit.presses('Enter', must(element(en.Email, 'text field', 'required')));
      await visit.types('driver@example');
      await visit.waits(1, must(en.InvalidEmailFormatError), should(told('invalid')));
      await visit.presses('Enter', must(en.InvalidEmailFormatError));
      await visit.types('.com');
      await visit.presses('Tab', must(element(en.Password, 'text field'), en.PasswordRequiredError));
      await visit.types('charge');
      await visit.presses('Enter', must(errors.WrongPassword));
      await visit.presses('Enter', must(errors.WrongPassword));
      visit.answers('/account/emaillogin', welcome);
      await visit.types('r');
      await visit.presses('Enter', must(en.SignedIn));
    },
  },
];
