const name = 'Hanko elements';

/** The answer of its service: the first step of a login, with a field for the email. */
const firstStep = {
  name: 'login_init',
  status: 200,
  csrf_token: 'bench',
  payload: {},
  actions: {
    continue_with_login_identifier: {
      action: 'continue_with_login_identifier',
      href: '/login?action=bench',
      inputs: { email: { name: 'email', type: 'email', required: true } },
    },
  },
};

/** Without its shadow root, so that the page can see when the form is there. @type {import('../rivals.mjs').Rival} */
export const hanko = {
  name,
  folder: 'hanko',
  packages: ['@teamhanko/hanko-elements@2.7'],
  entry: `import { register } from '@teamhanko/hanko-elements';
    register(location.origin + '/' + encodeURIComponent('${name}'), { shadow: false });`,
  body: '<div id="root"><hanko-auth></hanko-auth></div>',
  files: () => ({ login: JSON.stringify(firstStep) }),
};
