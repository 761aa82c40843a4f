import { codeStepOf } from '../../widgets/login-card/state/card-state';
import { timeLeft } from '../../widgets/login-card/state/wait';
import { atHome, type Move, moves } from './moves';
import { codeLife } from './record';
import type { World } from './world';

const step = 30_000;

/** What a computer and a person do to the two clocks: `performance.now()` stops in a sleep, and a person can set back `Date.now()`. */
function clockMoves({ card, now, realTime, stored, past }: World): Move[] {
  const code = codeStepOf(card);
  const all: Move[] = [];
  if (code && timeLeft(code.sent, now) > 0) {
    all.push({
      changes: {
        now: { ...now, time: now.time + step },
        realTime: realTime + step,
        past: { ...past, hasSlept: true },
      },
    });
    if (!past.isSetBack)
      all.push({
        changes: { now: { ...now, time: now.time - step }, past: { ...past, isSetBack: true } },
      });
  }
  // Afterwards each wait and each code has ended.
  if (stored && now.time < stored.from + codeLife)
    all.push({
      changes: {
        now: { time: now.time + codeLife + step, steady: now.steady + codeLife + step },
        realTime: realTime + codeLife + step,
      },
    });
  return all;
}

/** All that can happen to a card and to the clocks, with one number. */
export const movesInTime = (world: World): Move[] => [...atHome(moves(world)), ...clockMoves(world)];
