// What a server knows of the codes of one number in two browsers, and what it may answer. Each browser has a record of its own.
import { expect, test } from 'vitest';
import type { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';
import { type CodeRecord, codeLife, repeatEnd, serve, spellRecord, tries } from './record';
import { lostPlaces, type Place, walk } from './walk';

/** What a visitor remembers of a browser: the code of its last SMS, when that came, the wrong codes since then, and whether it was used. */
interface Browser {
  codes: readonly [string, string];
  record?: CodeRecord | undefined;
  sms: string;
  smsAt: number;
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
const start: State = {
  now: 0,
  browsers: [
    { codes: ['1111', '2222'], sms: '', smsAt: 0, wrong: 0, isUsed: false },
    { codes: ['3333', '4444'], sms: '', smsAt: 0, wrong: 0, isUsed: false },
  ],
};

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
  ...browsers.flatMap(({ record }) =>
    (record ? [record.sent + pause, repeatEnd(record), record.end] : [])
      .filter((time) => time > now)
      .map((time) => ({ says: `${(time - now) / 1000} s pass`, passes: time - now })),
  ),
];

/** What is true of each answer: its name, and whether this answer breaks it. */
const rules: [
  says: string,
  isBroken: (before: Browser, call: Call, answer: true | Failure, now: number) => unknown,
][] = [
  [
    'a code is right exactly in the browser of its SMS, once, for ten minutes, until too many were wrong',
    ({ sms, smsAt, wrong, isUsed, record }, call, answer, now) => {
      if (call.name !== 'phoneLogin') return false;
      // A repeated code ends with the first SMS that had it.
      const isRight =
        call.code === sms && !isUsed && wrong < tries && now < Math.min(smsAt + codeLife, record?.end ?? 0);
      return isRight !== (answer === true);
    },
  ],
  [
    'an SMS is sent at most once a minute, and the refusal has the rest of the wait',
    ({ sms, smsAt, isUsed, wrong }, call, answer, now) => {
      if (call.name !== 'checkout') return false;
      const left = sms && !isUsed && wrong < tries ? Math.max(0, smsAt + pause - now) : 0;
      return left ? answer === true || answer.data !== left / 1000 : answer !== true;
    },
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
  for (const [says, isBroken] of rules)
    if (!broken.length && isBroken(before, call, answer, state.now))
      broken.push(`${says}: ${sayWay(place, move)}`);
  const after = { ...before, record };
  if (call.name === 'checkout' && answer === true)
    Object.assign(after, { sms: record?.code, smsAt: state.now, wrong: 0, isUsed: false });
  else if (answer === true) after.isUsed = true;
  else if (call.name === 'phoneLogin') after.wrong = Math.min(tries, before.wrong + 1);
  return { ...state, browsers: state.browsers.with(at ?? 0, after) };
}

const spell = ({ now, browsers }: State) =>
  browsers
    .map(({ record, sms, smsAt, wrong, isUsed }) => [
      spellRecord(record, now),
      sms,
      now - smsAt < pause,
      wrong,
      isUsed,
    ])
    .join('|');

const walked = walk({ start, movesOf, make, spell });

test('the rules of the record are true of each answer', () => expect(broken).toEqual([]));

test.each([0, 1])('each state has a way to a login in the browser %i', (at) => {
  expect(walked.places.length).toBeGreaterThan(100);
  expect(lostPlaces(walked, ({ browsers }) => !!browsers[at]?.isUsed)).toEqual([]);
});
