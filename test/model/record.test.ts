// What a server knows of the codes of one number in one browser or two, and what it may answer. Each browser has a record of its own.
import { expect, test } from 'vitest';
import { type Move, movesOf, play, rightSms, type State, spell, starts, type Turn } from './browsers';
import { codeLife, pause, repeat, tries } from './record';
import { lostPlaces, type Place, walk } from './walk';

/** What is true of each answer. */
const rules: [says: string, holds: (turn: Turn) => unknown][] = [
  [
    'a code is right exactly in the browser of its SMS, once, for ten minutes, until too many were wrong',
    ({ before, call, answer, now }) =>
      call.name !== 'phoneLogin' ||
      (answer === true) === rightSms(before, now).some(({ code }) => code === call.code),
  ],
  [
    'when too many codes were wrong, the answer says so until the code ends',
    ({ before: { sms, wrong, isUsed }, call, answer, now }) => {
      if (call.name !== 'phoneLogin' || answer === true) return true;
      const last = sms.at(-1);
      const isSpent = last && !isUsed && wrong >= tries && now < last.firstAt + codeLife;
      return answer.code === (isSpent ? 'SmsMaxAttemptsReached' : 'WrongLogin');
    },
  ],
  [
    'an SMS is sent once a minute, and the refusal has the rest of the wait',
    ({ before, call, answer, now }) => {
      if (call.name !== 'checkout') return true;
      const last = rightSms(before, now).at(-1);
      const left = last ? Math.max(0, last.at + pause - now) : 0;
      return left ? answer !== true && answer.data === left / 1000 : answer === true;
    },
  ],
  [
    'for five minutes an SMS repeats the code, so that a late one is right, too; then it is another one',
    ({ before, call, answer, code, now }) => {
      if (call.name !== 'checkout' || answer !== true) return true;
      const last = rightSms(before, now).at(-1);
      return (code === last?.code) === (!!last && now < last.firstAt + repeat);
    },
  ],
  [
    'no more than two codes are right at once',
    ({ before, now }) => new Set(rightSms(before, now).map(({ code }) => code)).size <= 2,
  ],
];

const say = (move: Move) =>
  'passes' in move
    ? `${move.passes / 1000} s pass`
    : `browser ${move.at + 1} ${move.call.name === 'checkout' ? 'asks for a code' : `enters ${move.call.code}`}`;

function sayWay(place: Place<State, Move>, last: Move) {
  const says = [say(last)];
  for (let each = place; each.move && each.before; each = each.before) says.unshift(say(each.move));
  return says.join(', ');
}

test.each(Object.entries(starts))(
  'in %s the rules are true of each answer, and each state has a way to a login',
  (_, start) => {
    const broken: string[] = [];
    function make(state: State, move: Move, place: Place<State, Move>): State {
      const { state: after, turn } = play(state, move);
      for (const [says, holds] of rules)
        if (turn && !broken.length && !holds(turn)) broken.push(`${says}: ${sayWay(place, move)}`);
      return after;
    }
    const walked = walk({ start, movesOf, make, spell });
    expect(broken).toEqual([]);
    expect(walked.places.length).toBeGreaterThan(100);
    for (const at of start.browsers.keys())
      expect(lostPlaces(walked, ({ browsers }) => !!browsers[at]?.isUsed)).toEqual([]);
  },
);
