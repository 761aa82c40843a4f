import { Failure } from '../../src/shared';
import { codeStepOf } from '../../widgets/login-card/state/card-state';
import { timeLeft } from '../../widgets/login-card/state/wait';
import { atHome, type Move, moves } from './moves';
import { isAlive, pauseOf, repeatEnd, serve } from './record';
import type { World } from './world';

/** The server answers by its record. An answer can be lost, before or after the server has done its part. It knows no user with an email. */
function servedAnswers({ attempt, record, realTime }: World): Move[] {
  if (!attempt) return [];
  const { call } = attempt;
  const answered = (answer: true | Failure, after = record, isKind = false): Move => ({
    event: { type: 'answered', call, answer },
    changes: { record: after },
    isKind,
  });
  if (call.name === 'emailLogin')
    return [answered(new Failure('refused', '', undefined, 'Words.'), record, true)];
  const served = serve(record, call, realTime);
  return [
    answered(served.answer, served.record, true),
    answered(new Failure('timeout'), served.record),
    answered(new Failure('network')),
    answered(new Failure('refused', 'StalePage')),
  ];
}

/** Another tab of the same browser asks for a code, and enters one. */
function otherTab({ record, realTime }: World): Move[] {
  const number = { dialCode: '380', phone: '501234567' };
  const { code = '' } = record ?? {};
  const after = [
    serve(record, { name: 'checkout', number, culture: 'uk' }, realTime),
    serve(record, { name: 'phoneLogin', number, code }, realTime),
    serve(record, { name: 'phoneLogin', number, code: 'wrong' }, realTime),
  ];
  return after.flatMap((each) => (each.record === record ? [] : [{ changes: { record: each.record } }]));
}

/** The time passes until the server sends another code, sends one that is new, and knows none. */
function serverTimes({ card, record, now, realTime }: World): Move[] {
  if (!isAlive(record, realTime)) return [];
  const step = codeStepOf(card);
  const times = [repeatEnd(record), record.former?.end ?? 0, record.end];
  // Otherwise it passes with the wait of the card.
  if (!step || timeLeft(step.sent, now) <= 0) times.push(realTime + pauseOf(record, realTime));
  return times
    .filter((time) => time > realTime)
    .map((time) => {
      const passed = time - realTime;
      return {
        changes: { now: { time: now.time + passed, steady: now.steady + passed }, realTime: time },
        isKind: true,
      };
    });
}

/** All that can happen to a card with a server, which keeps a record of one number. */
export const servedMoves = (world: World): Move[] => [
  ...atHome(moves(world, servedAnswers)),
  ...otherTab(world),
  ...serverTimes(world),
];
