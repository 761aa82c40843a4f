import { client, codeFields } from '../portal/client';
import { codeIn, codesIn } from '../portal/serve';

/** A text of the guide with a secret in place of its words, with which no site starts. */
export const withSecret = (text: string) =>
  text.replace('64-HEXADECIMAL-DIGITS', '0123456789abcdef'.repeat(4));

/** Visitors of a site with several processes, each in a network of its own. `logs` has the lines of all processes. */
export function visitors(url: string, logs: () => string[][]) {
  let count = 0;

  /** The next visitor, with a number of which few others share the beginning. */
  const next = () => {
    const [high, low] = [Math.floor(++count / 200), (count % 200) + 1];
    const phone = `38067${String(count).padStart(4, '0')}000`;
    return { phone, visitor: client(url, { address: `127.${high + 1}.${low}.1` }) };
  };

  return {
    /** The codes that were sent to a number so far. */
    codes: (phone: string) => codesIn(logs().flat(), phone),

    /** The code step of a new visitor. Each call goes to the next process, and the page after the login is the fourth. */
    async askForCode() {
      const { phone, visitor } = next();
      const card = await visitor.card();
      const asked = await visitor.checkout(phone);
      if (asked !== 1) throw new Error(`no SMS to +${phone}: ${JSON.stringify(asked)}`);
      const code = await codeIn(() => logs().flat(), phone);
      const enter = () => card('phonelogin', codeFields(phone, code));
      return { phone, enter: async () => [await enter(), (await visitor.get('/uk/panel')).status] };
    },

    async signInByEmail() {
      const { visitor } = next();
      return [await visitor.byEmail('driver@example.com'), (await visitor.get('/uk/panel')).status];
    },
  };
}
