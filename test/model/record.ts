import { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';

/** What the server knows of the code of a number. Times are in ms, by a clock that nobody sets. */
export interface CodeRecord {
  code: string;
  sent: number;
  end: number;
  wrong: number;
}

/** The record after a call, and the answer. */
export interface Served {
  record: CodeRecord | undefined;
  answer: true | Failure;
}

const pause = 60_000;
/** How long a code is right. */
export const codeLife = 600_000;
/** For this long an SMS repeats the code. */
const repeat = 300_000;
/** So many wrong codes end a code. */
export const tries = 3;

const refused = (code: string, data?: number) => new Failure('refused', code, data, 'Words.');

type Codes = readonly [string, string];
/** A new code is the other one of these, because only the last two can be confused. */
export const codes: Codes = ['1111', '2222'];

export const isAlive = (record: CodeRecord | undefined, now: number): record is CodeRecord =>
  !!record && now < record.end;

const isOpen = (record: CodeRecord | undefined, now: number): record is CodeRecord =>
  isAlive(record, now) && record.wrong < tries;

/** The milliseconds in which no code is sent. */
export const pauseOf = (record: CodeRecord | undefined, now: number) =>
  isOpen(record, now) ? Math.max(0, record.sent + pause - now) : 0;

/** The server sends a code: the same one for some minutes, so that a late SMS is right, too. */
function send(record: CodeRecord | undefined, now: number, [first, second]: Codes): Served {
  const left = pauseOf(record, now);
  if (left) return { record, answer: refused('SmsSentTimeout', left / 1000) };
  const isRepeated = isOpen(record, now) && now < repeatEnd(record);
  const next = {
    code: isRepeated ? record.code : record?.code === first ? second : first,
    end: isRepeated ? record.end : now + codeLife,
  };
  return { record: { ...next, sent: now, wrong: 0 }, answer: true };
}

/** The server checks a code. A right one is used up. */
function check(record: CodeRecord | undefined, code: string, now: number): Served {
  if (!isAlive(record, now)) return { record, answer: refused('WrongLogin') };
  if (!isOpen(record, now)) return { record, answer: refused('SmsMaxAttemptsReached') };
  if (code === record.code) return { record: { ...record, end: now }, answer: true };
  return { record: { ...record, wrong: record.wrong + 1 }, answer: refused('WrongLogin') };
}

/** What the server does at a call. */
export function serve(record: CodeRecord | undefined, call: Call, now: number, own = codes): Served {
  if (call.name === 'checkout') return send(record, now, own);
  if (call.name === 'phoneLogin') return check(record, call.code, now);
  return { record, answer: true };
}

/** Until then an SMS repeats the code. */
export const repeatEnd = ({ end }: CodeRecord) => end - codeLife + repeat;

/** What of the record decides the future. */
export const spellRecord = (record: CodeRecord | undefined, now: number) =>
  record && [record.code, record.wrong, pauseOf(record, now), isAlive(record, now), now < repeatEnd(record)];
