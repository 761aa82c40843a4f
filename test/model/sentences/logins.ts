import { changesNothing, counts, effectsOf, isQuiet } from '../turn';
import type { Sentence } from './sentence';

/** After a login has succeeded. */
export const logins: Sentence[] = [
  {
    place: 'contract 3',
    says: 'The page is told of each login that has succeeded. Meanwhile the card stays as it is.',
    holds: (turn) => {
      const isLogin = turn.answered?.answer === true && !turn.sent;
      return counts(turn, 'succeed', isLogin) && (!isLogin || turn.is === turn.was);
    },
  },
  {
    place: 'specification 4',
    says: 'After a login of either kind the browser goes to the next page.',
    of: ['signedIn'],
    holds: (turn) => counts(turn, 'navigate', 1) && turn.is.phase.name === 'leaving',
  },
  {
    place: 'contract 3',
    says: 'After it, if nothing was changed, the button goes to the next page again, and sends nothing.',
    of: ['submit'],
    when: ({ leavesAgain }) => leavesAgain,
    holds: (turn) =>
      counts(turn, 'navigate', 1) && counts(turn, 'send', 0) && turn.is.phase.name === 'leaving',
  },
  {
    place: 'specification 4',
    says: 'The browser goes there only after a login.',
    when: (turn) => !counts(turn, 'navigate', 0),
    holds: ({ event, leavesAgain }) => event.type === 'signedIn' || leavesAgain,
  },
  {
    place: 'contract 3',
    says: 'The card stays busy until the page is left.',
    when: ({ was, event }) =>
      was.phase.name === 'leaving' && event.type !== 'stayed' && event.type !== 'returned',
    holds: changesNothing,
  },
  {
    place: 'contract 3',
    says: 'Where the navigation does not happen the card works again.',
    of: ['stayed'],
    holds: (turn) => isQuiet(turn) && turn.is.phase.since === undefined,
  },
  {
    place: 'contract 5',
    says: 'A page that comes back from the back/forward cache is not stuck busy, and a message stays.',
    of: ['returned'],
    holds: ({ was, is }) => is.phase.name === 'idle' && is.phase.alert === was.phase.alert,
  },
  {
    place: 'contract 5',
    says: 'The password is cleared when the page comes back from this cache. The card clears it at no other event.',
    holds: (turn) =>
      effectsOf(turn, 'clear').filter(({ field }) => field === 'password').length ===
      Number(turn.event.type === 'returned'),
  },
  {
    place: 'contract 4',
    says: 'No field of a login reaches anything else: what the card remembers of one has no password.',
    when: ({ is }) => is.signedInWith,
    holds: ({ is }) => is.signedInWith?.name !== 'emailLogin' || !is.signedInWith.password,
  },
];
