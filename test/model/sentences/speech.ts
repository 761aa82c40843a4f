import { counts, effectsOf, type Turn } from '../turn';
import type { Sentence } from './sentence';

/** How the card spells the numbers of the walk. */
const numbers: Record<string, string> = { 380: '+380 50 123 45 67', 421: '+421 905 123 456' };

const clock = new Intl.DateTimeFormat('uk', { hour: '2-digit', minute: '2-digit' });

/** The text that is announced, if there is any: the last one replaces the others. */
const words = (turn: Turn) => effectsOf(turn, 'say').at(-1);

/** What the card announces, and where the focus goes. */
export const speech: Sentence[] = [
  {
    place: 'contract 5',
    says: 'What happened is announced once, then where the focus is: at most one text, and at most one move of the focus.',
    holds: (turn) => {
      const said = effectsOf(turn, 'say').filter(({ key }) => key);
      return said.length <= 1 && words(turn)?.key === said[0]?.key && effectsOf(turn, 'focus').length <= 1;
    },
  },
  {
    place: 'contract 5',
    says: 'The focus stays where it is, but for a new step, another code, a field at fault and a login that was refused.',
    when: (turn) => !counts(turn, 'focus', 0),
    holds: ({ movesStep, startsWait, failed, isInvalid }) =>
      movesStep ||
      startsWait ||
      isInvalid ||
      failed?.call.name === 'phoneLogin' ||
      (failed?.call.name === 'emailLogin' && failed.failure.kind === 'refused'),
  },
  {
    place: 'contract 5',
    says: 'The card says to which number a code was sent.',
    when: ({ sent, was, event }) => event.type === 'restored' || (sent && was.step.at === 'number'),
    holds: (turn) => {
      const said = words(turn);
      return (
        said?.key === 'CodeSentTo' &&
        said.values?.number === numbers[turn.codeIs?.sent.dialCode ?? ''] &&
        !said.pause
      );
    },
  },
  {
    place: 'visitor',
    says: 'The card says and shows when another code was sent.',
    of: ['answered'],
    when: ({ sent, was }) => sent && was.step.at === 'code',
    holds: (turn) => {
      const said = words(turn);
      const time = clock.format(turn.after.now.time);
      return (
        said?.key === 'CodeSentAt' &&
        said.values?.time === time &&
        turn.codeIs?.resentAt === time &&
        !said.pause
      );
    },
  },
  {
    place: 'visitor',
    says: 'The card says that the login has succeeded.',
    when: (turn) => !counts(turn, 'navigate', 0),
    holds: (turn) => words(turn)?.key === 'SignedIn' && !words(turn)?.pause,
  },
  {
    place: 'visitor',
    says: 'A call that takes longer than a second is announced.',
    when: (turn) => !counts(turn, 'send', 0),
    holds: (turn) => words(turn)?.key === 'Sending' && words(turn)?.pause === 1000,
  },
  {
    place: 'visitor',
    says: 'What was said of a call or of a step is gone when it is no longer true, or when the visitor goes on.',
    when: ({ wasBusy, is, event, movesStep }) =>
      (wasBusy && is.phase.name === 'idle') || (!wasBusy && event.type === 'change') || movesStep,
    holds: (turn) => !counts(turn, 'say', 0),
  },
  {
    place: 'contract 5',
    says: 'Nothing else is announced.',
    when: (turn) =>
      !turn.sent &&
      turn.event.type !== 'restored' &&
      turn.event.type !== 'online' &&
      counts(turn, 'navigate', 0) &&
      counts(turn, 'send', 0),
    holds: (turn) => !words(turn)?.key,
  },
];
