import { file, header, login, type Seed, status } from './changes';

/** Faults of the addresses and the calls. */
export const ofServer = [
  {
    name: 'the page with contacts is not there',
    change: status('/uk/kontakty', 404),
    says: '/uk/kontakty: answers 404. The link "Contacts" leads there. Add the page, or a redirect to the right one.',
  },
  {
    name: 'the page to sign up fails',
    change: status('/account/signup', 500),
    says: '/account/signup: answers 500. Visitors see an error. Read the log of the server.',
  },
  {
    name: 'a flag is not there',
    change: status('/Content/flags/en.svg', 404),
    says: '/Content/flags/en.svg: is 404, not an image. The language switcher shows no flag. Add the file.',
  },
  {
    name: 'a call leads a visitor without a session to the login page',
    change: (answer) => {
      if (answer.path !== '/web/getbuildversion') return;
      answer.status = 302;
      answer.headers.location = login;
    },
    says: `/web/getbuildversion: leads to ${login}. A script gets HTML. The footer shows no version. Answer 401, or allow the call to everybody.`,
  },
  {
    name: 'the answer to a change of the language may be stored',
    change: file('web/setculture', header('cache-control', 'public, max-age=60')),
    says: '/web/setculture?culture=uk: may be stored (Cache-Control: public, max-age=60). Visitors get the answer for somebody else. Send "Cache-Control: no-store".',
  },
] satisfies Seed[];
