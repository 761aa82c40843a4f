// What a server knows of the codes of one number in one browser or two, and what it may answer. Each browser has a record of its own.
import { expect, test } from 'vitest';
import type { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';
import { type CodeRecord, codeLife, serve, spellRecord, tries } from './record';
import { lostPlaces, type Place, walk } from './walk';

interface Browser {
  codes: readonly [string, string];
  record?: CodeRecord | undefined;
  /** The code of its last SMS, when that came, and when the first SMS with this code came. */
  sms: string;
  smsAt: number;
  firstAt: number;
  /** The wrong codes since then. */
  wrong: number;
  isUsed: boolean;
}

interface State {
  now: number;
  browsers: Browser[];
}

interface Move {
  says: string;
  /** The browser that calls the server, or the time that passes. */
  at?: number;
  call?: Call;
  passes?: number;
}

const number = { dialCode: '380', phone: '501234567' };
const pause = 60_000;
const repeat = 300_000;
const fresh = { sms: '', smsAt: 0, firstAt: 0, wrong: 0, isUsed: false };
const first: Browser = { ...fresh, codes: ['1111', '2222'] };
const second: Browser = { ...fresh, codes: ['3333', '4444'] };

const movesOf = ({ now, browsers }: State): Move[] => [
  ...browsers.flatMap((_, at) => [
    {
      says: `browser ${at + 1} asks for a code`,
      at,
      call: { name: 'checkout', number, culture: 'uk' } as const,
    },
    ...['1111', '2222', '3333', '4444', '0000'].map((code) => ({
      says: `browser ${at + 1} enters ${code}`,
      at,
      call: { name: 'phoneLogin', number, code } as const,
    })),
  ]),
  ...browsers.flatMap(({ sms, smsAt, firstAt }) =>
    (sms ? [smsAt + pause, firstAt + repeat, firstAt + codeLife] : [])
      .filter((time) => time > now)
      .map((time) => ({ says: `${(time - now) / 1000} s pass`, passes: time - now })),
  ),
];

interface Turn {
  before: Browser;
  call: Call;
  answer: true | Failure;
  /** The code that the browser has after the call. */
  code: string | undefined;
  now: number;
}

/** The code of the last SMS has not been used, and not too many others were tried. */
const isOpen = ({ sms, isUsed, wrong }: Browser) => !!sms && !isUsed && wrong < tries;

/** What is true of each answer. */
const rules: [says: string, holds: (turn: Turn) => unknown][] = [
  [
    'a code is right exactly in the browser of its SMS, once, for ten minutes, until too many were wrong',
    ({ before, call, answer, now }) =>
      call.name !== 'phoneLogin' ||
      (answer === true) === (isOpen(before) && call.code === before.sms && now < before.firstAt + codeLife),
  ],
  [
    'an SMS is sent once a minute, and the refusal has the rest of the wait',
    ({ before, call, answer, now }) => {
      if (call.name !== 'checkout') return true;
      const left = isOpen(before) ? Math.max(0, before.smsAt + pause - now) : 0;
      return left ? answer !== true && answer.data === left / 1000 : answer === true;
    },
  ],
  [
    'for five minutes an SMS repeats the code, so that a late one is right, too; then it is another one',
    ({ before, call, answer, code, now }) =>
      call.name !== 'checkout' ||
      answer !== true ||
      (code === before.sms) === (isOpen(before) && now < before.firstAt + repeat),
  ],
];

const broken: string[] = [];

function sayWay(place: Place<State, Move>, last: Move) {
  const says = [last.says];
  for (let each = place; each.move && each.before; each = each.before) says.unshift(each.move.says);
  return says.join(', ');
}

function make(state: State, move: Move, place: Place<State, Move>): State {
  const { at, call, passes } = move;
  if (passes) return { ...state, now: state.now + passes };
  const before = state.browsers[at ?? 0];
  if (!before || !call) return state;
  const { record, answer } = serve(before.record, call, state.now, before.codes);
  const { now } = state;
  const code = record?.code;
  for (const [says, holds] of rules)
    if (!broken.length && !holds({ before, call, answer, code, now }))
      broken.push(`${says}: ${sayWay(place, move)}`);
  const after = { ...before, record };
  if (call.name === 'checkout' && answer === true) {
    const firstAt = code === before.sms ? before.firstAt : now;
    Object.assign(after, { sms: code, smsAt: now, firstAt, wrong: 0, isUsed: false });
  } else if (answer === true) after.isUsed = true;
  else if (call.name === 'phoneLogin') after.wrong = Math.min(tries, before.wrong + 1);
  return { ...state, browsers: state.browsers.with(at ?? 0, after) };
}

/** One browser is walked with the age of its code in minutes. With two, a code is only alive or dead, because more does not end. */
const spell = ({ now, browsers }: State) =>
  browsers
    .map(({ record, sms, smsAt, firstAt, wrong, isUsed }) => [
      spellRecord(record, now),
      sms,
      now - smsAt < pause,
      wrong,
      isUsed,
      browsers.length === 1 && Math.min(codeLife, now - firstAt) / pause,
    ])
    .join('|');

test.each([
  ['one browser', [first]],
  ['two browsers', [first, second]],
])('in %s the rules are true of each answer, and each state has a way to a login', (_, browsers) => {
  broken.length = 0;
  const walked = walk({ start: { now: 0, browsers }, movesOf, make, spell });
  expect(broken).toEqual([]);
  expect(walked.places.length).toBeGreaterThan(100);
  for (const at of browsers.keys())
    expect(lostPlaces(walked, (state) => !!state.browsers[at]?.isUsed)).toEqual([]);
});
