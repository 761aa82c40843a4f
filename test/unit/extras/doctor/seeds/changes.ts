import type { Change, Changeable } from '../proxy';

/** A fault that is put into a healthy site, and the one line that the doctor must say. */
export interface Seed {
  name: string;
  change: Change;
  says: string | RegExp;
}

export const login = '/uk/account/login';

export const file =
  (name: string, change: Change): Change =>
  (answer) => {
    if (answer.path.endsWith(`/${name}`)) change(answer);
  };

/** Changes the text of each page, or of one. */
export const page =
  (change: (html: string) => string, path?: string): Change =>
  (answer) => {
    const isPage = /text\/html/.test(`${answer.headers['content-type']}`) && answer.status === 200;
    if (isPage && (!path || answer.path === path)) answer.text = change(answer.text);
  };

export const header =
  (name: string, value: string | undefined): Change =>
  ({ headers }) => {
    headers[name] = value;
  };

export const status = (path: string, code: number): Change =>
  file(path.slice(1), (answer) => {
    if (answer.path === path) answer.status = code;
  });

export const html = (answer: Changeable) => {
  answer.headers['content-type'] = 'text/html';
  answer.text = '<!doctype html><title>Portal</title>';
};

/** The names of the fields as a site writes them: in the letter case of C#, or of JavaScript. */
export const named = (name: string) => new RegExp(`"${name}"`, 'i');

/** Adds a field to the data of the login page in Ukrainian, which may have a `codeLength` of its own. */
export const withField = (json: string) =>
  page(
    (text) => text.replace(/"codeLength":(\d+|null),?/i, '').replace(/(__PAGE__ = \{)/, `$1${json},`),
    login,
  );
