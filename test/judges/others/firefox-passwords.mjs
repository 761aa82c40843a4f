import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { accounts } from '../../site/backend/users.mjs';
import { debianVersion } from '../ask.mjs';
import { inFirefox } from '../marionette.mjs';
import { ownFolder } from '../own-folder.mjs';

const texts = JSON.parse(readFileSync('dist/translations/uk.json', 'utf8'));
const [email, password] = accounts[0].split(' / ');

const save = `
  const [origin, email, password] = arguments;
  const login = Cc['@mozilla.org/login-manager/loginInfo;1'].createInstance(Ci.nsILoginInfo);
  login.init(origin, '', null, email, password, '', '');
  return Services.logins.addLoginAsync(login).then(() => true);`;

/** The fields that are shown, each with its value. */
const readFields = `
  if (!window.judged) { ${readFileSync(ownFolder('in-page.js'), 'utf8')} }
  return [...document.querySelectorAll('[data-widget] input')].filter((each) => each.checkVisibility())
    .map((each) => ({ place: window.judged.placeOf(each), value: each.value }));`;

/** Does something in a Firefox that has saved an email with its password. @param {{ url: string }} site */
const withSavedPassword = (site, act) =>
  inFirefox(async ({ inBrowser, inPage, open }) => {
    await inBrowser(save, site.url, email, password);

    /** The fields, as soon as they fit. After 20 s, as they are. */
    async function fieldsThat(fit) {
      const end = Date.now() + 20_000;
      for (;;) {
        const fields = await inPage(readFields);
        if ((fields.length && fit(fields)) || Date.now() > end) return fields;
        await wait(50);
      }
    }

    return act({
      open: (path) => open(site.url + path),
      fieldsThat,
      filled: () => fieldsThat((fields) => fields.length > 1 && fields.every(({ value }) => value)),
      path: () => inPage('return location.pathname'),
      press: (text) =>
        inPage(
          `[...document.querySelectorAll('[data-widget=login-card] button')].find((each) => each.textContent === arguments[0]).click()`,
          text,
        ),
      type: (text) =>
        inPage(
          `document.querySelector('[data-widget=login-card] input').focus(); document.execCommand('insertText', false, arguments[0])`,
          text,
        ),
    });
  });

const notFilled = (fields, seen) =>
  fields.filter(({ value }) => !value).map(({ place }) => ({ rule: 'not filled', place, seen }));
const filled = (fields, seen) =>
  fields.filter(({ value }) => value).map(({ place }) => ({ rule: 'filled', place, seen }));

const form = (autocomplete) =>
  `<form><input type="email" autocomplete="username"><input type="password" autocomplete="${autocomplete}"></form>`;

export const firefoxPasswords = {
  needs: ['firefox'],
  id: 'firefox-passwords',
  name: 'Firefox: password manager',
  version: () => debianVersion('firefox-esr'),
  looksAt:
    'the three steps of the login: it fills the email and its password, which sign in, and leaves the number and the code empty',
  planted: { rule: 'not filled', html: form('current-password') + form('new-password') },
  plant: (site) =>
    withSavedPassword(site, async (firefox) => {
      await firefox.open('/planted');
      const [name, word, ...others] = await firefox.fieldsThat((fields) => fields[1].value);
      if (!name.value || !word.value)
        throw new Error('Firefox does not even fill a form that is made for it.');
      return notFilled(others, 'planted');
    }),
  find: (site) =>
    withSavedPassword(site, async (firefox) => {
      await firefox.open('/uk/account/login');
      const found = filled(await firefox.fieldsThat(() => true), 'the number');
      await firefox.press(texts.SignInWithEmail);
      found.push(...notFilled(await firefox.filled(), 'the email'));

      await firefox.press(texts.SignInWithPhone);
      const isOne = (fields) => fields.length === 1;
      found.push(...filled(await firefox.fieldsThat(isOne), 'the number, after the email'));
      await firefox.type('501234567');
      await firefox.press(texts.Next);
      const isCode = ([{ place }]) => place.includes('one-time-code');
      found.push(...filled(await firefox.fieldsThat(isCode), 'the code'));

      await firefox.press(texts.SignInWithEmail);
      await firefox.filled();
      await firefox.press(texts.Login);
      for (let tries = 0; (await firefox.path()) !== '/uk/panel'; tries++) {
        if (tries === 200)
          return [
            ...found,
            { rule: 'what was filled does not sign in', place: 'login-card', seen: 'the email' },
          ];
        await wait(50);
      }
      return found;
    }),
};
