import { login, named, page, type Seed, withField } from './changes';

/** Faults of the pages and their data. */
export const ofPages = [
  {
    name: 'the kit has found no build',
    change: page(
      (text) =>
        text
          .replace(/<script[^>]*widgets[\s\S]*?<\/script>/g, '')
          .replace(
            '</body>',
            '<!-- ev-portal-widgets: this page has no widgets: manifest.json does not exist -->\n</body>',
          ),
      login,
    ),
    says: `${login}: says: manifest.json does not exist. The page shows no widgets. Do what it says.`,
  },
  {
    name: 'Razor has encoded the data for HTML',
    change: page(
      (text) => text.replace(/__PAGE__ = .*?(?=;?<\/script>)/s, (json) => json.replaceAll('"', '&quot;')),
      login,
    ),
    says: `${login}: the page data cannot be parsed (it begins with &quot;). The widgets use their defaults. Use an encoder for JSON that escapes <, not one for HTML.`,
  },
  {
    name: 'a field has a value of the wrong type',
    change: withField('"codeLength":"six"'),
    says: `${login}: codeLength: expected a whole number from 4 to 8, found "six". The value is ignored. Correct it.`,
  },
  {
    name: 'a field is misspelled',
    change: withField('"codeLenght":6'),
    says: `${login}: "codeLenght" is no field of the page data, "codeLength" is. It is ignored. Rename it.`,
  },
  {
    name: 'the data have no language',
    change: page((text) => text.replace(named('Lang'), '"Other"'), login),
    says: `${login}: the page data have no lang. The addresses of the links are Russian. Write lang.`,
  },
  {
    name: 'two Ukrainian texts are missing',
    change: page(
      (text) => text.replace(named('SmsHint'), '"One"').replace(named('PressNext'), '"Two"'),
      login,
    ),
    says: `${login}: texts for uk are missing: SmsHint, PressNext. Visitors see English. Add them to translations, or add the tag of translations/uk.js.`,
  },
  {
    name: 'a widget has no script',
    change: page((text) => text.replace(/<script[^>]*\/login-card\.js[^>]*><\/script>/, ''), login),
    says: `${login}: the widget "login-card" has no script. Its place stays as it is. Add the tag of login-card.js.`,
  },
  {
    name: 'the name of a widget is misspelled',
    change: page((text) => text.replace('data-widget="footer"', 'data-widget="foter"'), login),
    says: `${login}: data-widget="foter" is no widget, "footer" is. The place stays as it is. Rename it.`,
  },
  {
    name: 'the page of another language is in this one',
    change: page((text) => text.replace(/("Lang":)"en"/i, '$1"uk"'), '/en/account/login'),
    says: '/en/account/login: is in uk, not in en. Visitors cannot change the language. Take the language from the path.',
  },
  {
    name: 'a page from a cache has an old nonce',
    change: (answer) => {
      const old = (text: string) => text.replace(/(nonce-|nonce=")[\w+/=&#;]+/g, '$1b2xk');
      answer.headers['content-security-policy'] &&= old(`${answer.headers['content-security-policy']}`);
      page(old)(answer);
    },
    says: /: two answers have the nonce b2xk\. A stored page lets scripts run that somebody has injected\. Do not cache the page, or use the JSON block and a policy without a nonce\.$/,
  },
] satisfies Seed[];
