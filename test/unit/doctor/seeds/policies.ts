import { login, page, policy, type Seed } from './changes';

/** Faults of the policies. */
export const ofPolicies = [
  {
    name: 'the policy allows no file of the site, and the tags have no nonce',
    change: (answer) => {
      const nonce = `${answer.headers['content-security-policy']}`.match(/'nonce-[^']+'/)?.[0] ?? '';
      if (answer.path === login) policy('script-src', nonce)(answer);
      page((text) => text.replace(/(<script src=[^>]*?) nonce="[^"]*"/g, '$1'), login)(answer);
    },
    says: /^\/uk\/account\/login: its policy blocks [\w., -]+\.js \(script-src\)\. The widgets do not appear\. Allow 'self'\.$/,
  },
  {
    name: 'the policy forbids inline scripts',
    change: (answer) => answer.path === login && policy('script-src', "'self'")(answer),
    says: `${login}: its policy blocks the script with the page data (script-src). The widgets use their defaults. Give it the nonce, or use the JSON block.`,
  },
  {
    name: 'the policy forbids stylesheets of the site',
    change: (answer) => answer.path === login && policy('style-src', 'https://fonts.example')(answer),
    says: `${login}: its policy blocks widgets.css (style-src). The page moves while it loads. Allow 'self'.`,
  },
  {
    name: 'the policy forbids calls',
    change: (answer) => answer.path === login && policy('connect-src', "'none'")(answer),
    says: `${login}: its policy blocks calls to 'self' (connect-src). Visitors cannot sign in or change the language. Allow it.`,
  },
  {
    name: 'the policy forbids images of the site',
    change: (answer) => answer.path === login && policy('img-src', 'data:')(answer),
    says: `${login}: its policy blocks the flags (img-src). The language switcher shows no flag. Allow 'self'.`,
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
