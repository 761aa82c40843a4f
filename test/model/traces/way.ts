import { type Move, play, rightSms, type State, spell, type Turn, wrongCode } from '../browsers';
import { isOpen } from '../record';
import { shownBy } from './shown';

/** A call of a trace, with its answer: `accepted`, or the code of the refusal. */
export interface CallStep {
  browser: number;
  call: 'checkout' | 'phoneLogin';
  /** The SMS whose code is entered: the first one is 1. */
  code?: number | 'wrong';
  answer: string;
  /** The seconds of a wait. */
  data?: number;
  /** The SMS whose code this one repeats. */
  repeats?: number | undefined;
}

/** A step of a trace. The seconds of a wait pass. */
export type Step = CallStep | { wait: number };

/** An SMS of a way. */
export interface SentSms {
  at: number;
  code: string;
  /** The number of the first SMS with its code. */
  first: number;
  /** Whether that is an earlier one. */
  repeats: boolean;
  /** The wrong codes before it, which it does not take back. */
  wrong: number;
  /** Why its code is right no more, if it has not ended. */
  gone?: Gone;
}

type Gone = 'used' | 'used with the former one' | 'spent';

/** A way through the states, as steps of a trace. */
export interface Way {
  state: State;
  steps: readonly Step[];
  sms: readonly SentSms[];
  /** What the last step has shown. */
  shown?: string | undefined;
}

/** Two ways with the same text lead on to the same steps. */
export const spellWay = ({ state, sms }: Way) =>
  spell(state) +
  [...new Map(sms.map(({ code, repeats, wrong, gone }) => [code, [repeats, wrong > 0, gone]]))];

/** The way with one move more. There is none for a code that no SMS has. */
export function follow(way: Way, move: Move): Way | undefined {
  const { state, turn } = play(way.state, move);
  if (!turn || 'passes' in move)
    return { ...way, state, steps: [...way.steps, { wait: (state.now - way.state.now) / 1000 }], shown: '' };
  const { at, call } = move;
  const { answer } = turn;
  const entered = call.name === 'phoneLogin' ? call.code : undefined;
  const of = way.sms.findLast(({ code }) => code === entered)?.first;
  if (entered && entered !== wrongCode && !of) return undefined;
  const step: CallStep = {
    browser: at + 1,
    call: call.name,
    ...(entered && { code: of ?? 'wrong' }),
    answer: answer === true ? 'accepted' : answer.code,
    ...(answer !== true && typeof answer.data === 'number' && { data: answer.data }),
  };
  const sms = sentOn(way, at, turn);
  const first = sms.at(-1)?.first;
  if (sms.length > way.sms.length && first !== sms.length) step.repeats = first;
  return { state, steps: [...way.steps, step], sms, shown: shownBy(way, at, turn) };
}

/** All SMS after a call of a browser. */
function sentOn(
  { sms }: Way,
  at: number,
  { before, call, answer, code = '', now }: Turn,
): readonly SentSms[] {
  if (answer !== true) return sms;
  const end = (gone: Gone) => sms.map((each) => (each.at === at ? { gone, ...each } : each));
  const right = rightSms(before, now);
  if (call.name === 'phoneLogin')
    return end(call.code === right.at(-1)?.code ? 'used' : 'used with the former one');
  const repeats = right.some((each) => each.code === code);
  const first = repeats ? sms.findLast((each) => each.code === code)?.first : undefined;
  const wrong = right.length ? before.wrong : 0;
  const former = isOpen(before.record, now) ? sms : end('spent');
  return [...former, { at, code, first: first ?? sms.length + 1, repeats, wrong }];
}

/** The browser enters wrong codes until no try is left. */
export function spend(way: Way, move: Move): Way | undefined {
  if ('passes' in move || move.call.name === 'checkout' || move.call.code !== wrongCode) return undefined;
  let after: Way | undefined = way;
  while (after && isOpen(after.state.browsers[move.at]?.record, after.state.now)) after = follow(after, move);
  return after === way ? undefined : after;
}
