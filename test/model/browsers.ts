import type { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';
import { type CodeRecord, type Codes, codeLife, pause, repeat, serve, spellRecord, tries } from './record';

/** An SMS with a code, and when the first one with this code came. */
interface Sms {
  code: string;
  at: number;
  firstAt: number;
}

/** A browser that asks for codes of one number, with the record that the server has of it. */
export interface Browser {
  codes: Codes;
  record?: CodeRecord | undefined;
  /** Since the last login, and since too many codes were wrong. */
  sms: readonly Sms[];
  /** The wrong codes since then. */
  wrong: number;
  isUsed: boolean;
}

export interface State {
  now: number;
  browsers: readonly Browser[];
}

/** A browser calls the server, or time passes. */
export type Move = { at: number; call: Call<'checkout' | 'phoneLogin'> } | { passes: number };

/** A call of a browser, and what it gets. */
export interface Turn {
  before: Browser;
  call: Call<'checkout' | 'phoneLogin'>;
  answer: true | Failure;
  /** The code that the browser has after the call. */
  code: string | undefined;
  now: number;
}

const number = { dialCode: '380', phone: '501234567' };
const none = { sms: [], wrong: 0, isUsed: false };
const alone: Browser = { ...none, codes: ['1111', '2222', '3333'] };
const first: Browser = { ...none, codes: ['1111', '2222'] };
const second: Browser = { ...none, codes: ['3333', '4444'] };
export const wrongCode = '0000';

/** One browser alone, and two. */
export const starts: Record<'one browser' | 'two browsers', State> = {
  'one browser': { now: 0, browsers: [alone] },
  'two browsers': { now: 0, browsers: [first, second] },
};

/** The SMS whose codes are right until their own end. */
export const rightSms = ({ sms, wrong, isUsed }: Browser, now: number) =>
  isUsed || wrong >= tries ? [] : sms.filter(({ firstAt }) => now < firstAt + codeLife);

/** When something changes by itself: another SMS is sent, it has another code, a code ends. With two browsers, only when all codes have ended: more times do not end. */
export function timesOf({ now, browsers }: State): number[] {
  const all = browsers.flatMap(({ sms }) => sms);
  const ends = all.map(({ firstAt }) => firstAt + codeLife);
  const others = all.flatMap(({ at, firstAt }) => [at + pause, firstAt + repeat]);
  const times = browsers.length > 1 ? [Math.max(...ends)] : [...new Set([...others, ...ends])];
  return times.filter((time) => time > now);
}

/** The codes that a browser can enter: those of all SMS so far, and another one. */
const codesSent = (browsers: readonly Browser[]) =>
  browsers.flatMap(({ codes, record }) => (record ? codes : []));

export const movesOf = (state: State): Move[] => [
  ...state.browsers.flatMap((_, at): Move[] => [
    { at, call: { name: 'checkout', number, culture: 'uk' } },
    ...[...codesSent(state.browsers), wrongCode].map(
      (code): Move => ({ at, call: { name: 'phoneLogin', number, code } }),
    ),
  ]),
  ...timesOf(state).map((time) => ({ passes: time - state.now })),
];

/** The state after a move, and what the browser gets for a call. */
export function play(state: State, move: Move): { state: State; turn?: Turn } {
  if ('passes' in move) return { state: { ...state, now: state.now + move.passes } };
  const { at, call } = move;
  const { now } = state;
  const before = state.browsers[at] as Browser;
  const { record, answer } = serve(before.record, call, now, before.codes);
  const turn = { before, call, answer, code: record?.code, now };
  return { state: { ...state, browsers: state.browsers.with(at, remember(turn, record)) }, turn };
}

function remember({ before, call, answer, code = '', now }: Turn, record: CodeRecord | undefined): Browser {
  const after = { ...before, record };
  if (call.name === 'phoneLogin' && answer === true) return { ...after, isUsed: true };
  if (call.name === 'phoneLogin') return { ...after, wrong: Math.min(tries, before.wrong + 1) };
  if (answer !== true) return after;
  const right = rightSms(before, now);
  const repeated = right.find((each) => each.code === code);
  const sms = { code, at: now, firstAt: repeated?.firstAt ?? now };
  const others = right.filter((each) => each !== repeated);
  return { ...after, sms: [...others, sms], wrong: right.length ? before.wrong : 0, isUsed: false };
}

/** One browser is walked with the ages of its codes. With two, a code is only alive or dead. */
export const spell = ({ now, browsers }: State) =>
  browsers
    .map(({ record, sms, wrong, isUsed }) => [
      spellRecord(record, now),
      sms.map(({ code, at, firstAt }) => [
        code,
        ...(browsers.length > 1
          ? [now < firstAt + codeLife]
          : [Math.min(pause, now - at), Math.min(codeLife, now - firstAt)]),
      ]),
      wrong,
      isUsed,
    ])
    .join('|');
