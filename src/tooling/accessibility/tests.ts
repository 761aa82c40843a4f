const browser = (file: string, name: string) => ({ file: `test/browser/${file}.test.ts`, name });
const unit = (file: string, name: string) => ({
  file: `test/unit/widgets/login-card/${file}.test.ts`,
  name,
});

/** A story that a screen reader tells, in English and in Ukrainian. */
const heard = (file: string, name: string) => ({ file: `test/heard/stories/${file}.ts`, name });

/** The tests that show how the widgets meet a criterion. `name` is a part of the test's name. */
export const tests = {
  reading: browser('reading', 'a screen reader reads every state as in the file'),
  states: browser('development', 'of the other widgets: at 375 px text spacing cuts nothing off'),
  'states of the card': browser('development', 'of the login card: no two buttons have one name'),
  'wide states': browser('development', 'of the other widgets at 1600 px'),
  contrast: browser('contrast', 'borders of fields, the focus and icons have a contrast of 3:1'),
  'names and purposes': browser('names', 'in English the header and the login card have the names'),
  'large text': browser('text-size', 'text grows with the font size of the browser'),
  'large text fits': browser('text-size', 'large text stays within the bar and the page'),
  'text spacing': browser(
    'text-size',
    'the spacing of a visitor’s own style sheet cuts off nothing but the name of the product',
  ),
  landscape: browser('header/look', 'an open menu that is higher than a phone in landscape can be scrolled'),
  rotation: browser('header/logout', 'an open dialog stays visible when a tablet is rotated'),
  'current page': browser('header/look', 'in forced colours an open list has a border, and the current page'),
  'login by phone': browser('login-card/sign-in', 'by phone, with the keyboard alone'),
  'login by email': browser('login-card/sign-in', 'by email, with the keyboard alone'),
  menu: browser('header/menu', 'the visitor can use the public menu by keyboard alone'),
  logout: browser('header/logout', 'Yes, by keyboard alone, sends the event'),
  'leaving the dialog': browser('header/logout', 'Escape and No keep the page'),
  'leaving a list': browser(
    'header/switcher',
    'by keyboard, Escape closes the list and returns the focus; leaving the list closes it too',
  ),
  'leaving a panel': browser('header/menu', 'Escape closes the innermost panel first'),
  'long open': browser(
    'login-card/long-open',
    'on a page that was open for too long the visitor only presses the button again',
  ),
  'saved login': unit('phone/sms/saved-sms', 'it expires after ten minutes'),
  ticks: unit('phone/sms/countdown', 'is announced at 30 and 10 seconds and at its end'),
  spinner: browser('motion', 'with reduced motion the spinner is a full ring that stands still'),
  transitions: browser('motion', 'transitions take less than 150 ms'),
  landmark: browser('header/details', 'the navigation is a named landmark'),
  'first focus': browser('login-card/focus', 'loading the page does not move the focus'),
  'wrong field': browser('login-card/focus', 'a failed submit moves the focus to the wrong field'),
  'focus of a step': browser('login-card/focus', 'the code step moves the focus to the code'),
  'visible focus': browser('header/look', 'the focus is visible, and nothing moves'),
  'phone keyboard': browser('login-card/usability', 'when a field gets the focus'),
  press: browser('header/switcher', 'opens and closes by touch, and closes by a touch outside'),
  'header targets': browser('header/look', 'every touch target is at least 44 px high'),
  'footer targets': browser('footer', 'every touch target is at least 44 px high'),
  languages: browser('header/switcher', 'lists all languages except the current one and German'),
  'order of links': browser('footer', 'shows the links of the specification'),
  'titles of the footer': browser('footer', 'its lists and the contacts have visible titles'),
  'automatic code': unit('phone/code-length', 'a complete code is sent automatically, once'),
  'no automatic code': unit('phone/code-length', 'without a length nothing is sent automatically'),
  'invalid address': unit(
    'email/email-step',
    'an invalid address sends nothing, and the message is at the field',
  ),
  'kept texts': browser('login-card/methods', 'a change of method keeps the typed texts and the code step'),
  'code of the browser': unit('phone/sms/web-otp', 'the code from the SMS is filled in and submitted once'),
  'pasted code': unit('phone/sms/sms-code', 'the code in %j is %j'),
  'written text': browser('login-card/fields', 'a text that a script writes without an event is sent'),
  'heard: errors of fields': heard('login-card', 'login-by-sms-wrong-number'),
  'heard: a wrong code': heard('login-card', 'login-by-sms-wrong-code'),
  'heard: a new code': heard('login-card', 'login-by-sms-new-code'),
  'heard: refusals': heard('login-card', 'login-refusals'),
  'heard: log out': heard('header', 'account-menu'),
  announcements: unit('announcements', 'a whole sign-in by phone is announced in this order'),
};
