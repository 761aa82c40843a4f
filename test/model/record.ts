import { Failure } from '../../src/shared';
import type { Call } from '../../widgets/login-card/state/card-state';

/** What the server knows of the code of a number. Times are in ms, by a clock that nobody sets. */
export interface CodeRecord {
  code: string;
  sent: number;
  end: number;
  wrong: number;
  /** The code before this one is right until its own end, because its SMS may be late. */
  former?: { code: string; end: number } | undefined;
}

/** The record after a call, and the answer. */
export interface Served {
  record: CodeRecord | undefined;
  answer: true | Failure;
}

/** So long no other SMS is sent. */
export const pause = 60_000;
/** How long a code is right. */
export const codeLife = 600_000;
/** For this long an SMS repeats the code. */
export const repeat = 300_000;
/** So many wrong codes end a code. */
export const tries = 5;

const refused = (code: string, data?: number) => new Failure('refused', code, data, 'Words.');

/** A new code is the next one of these. Codes that can be confused are different. */
export type Codes = readonly [string, string, ...string[]];
const codes: Codes = ['1111', '2222'];

const after = (code: string | undefined, own: Codes) =>
  own[(code === undefined ? 0 : own.indexOf(code) + 1) % own.length] ?? own[0];

export const isAlive = (record: CodeRecord | undefined, now: number): record is CodeRecord =>
  !!record && now < record.end;

export const isOpen = (record: CodeRecord | undefined, now: number): record is CodeRecord =>
  isAlive(record, now) && record.wrong < tries;

/** The milliseconds in which no code is sent. */
export const pauseOf = (record: CodeRecord | undefined, now: number) =>
  isOpen(record, now) ? Math.max(0, record.sent + pause - now) : 0;

/** Until then an SMS repeats the code. */
export const repeatEnd = ({ end }: CodeRecord) => end - codeLife + repeat;

/** The former code, while it is right. */
export const formerOf = ({ former }: CodeRecord, now: number) =>
  former && now < former.end ? former : undefined;

/** The server sends a code: the same one for some minutes, so that a late SMS is right, too. Another SMS gives no further tries. */
function send(record: CodeRecord | undefined, now: number, own: Codes): Served {
  const left = pauseOf(record, now);
  if (left) return { record, answer: refused('SmsSentTimeout', left / 1000) };
  const open = isOpen(record, now) ? record : undefined;
  if (open && now < repeatEnd(open)) return { record: { ...open, sent: now }, answer: true };
  const next = { code: after(record?.code, own), sent: now, end: now + codeLife };
  const { wrong = 0, code, end = 0 } = open ?? {};
  return {
    record: { ...next, wrong, former: code === undefined ? undefined : { code, end } },
    answer: true,
  };
}

/** The server checks a code. A right one is used up, and the former one with it. */
function check(record: CodeRecord | undefined, code: string, now: number): Served {
  if (!isAlive(record, now)) return { record, answer: refused('WrongLogin') };
  if (!isOpen(record, now)) return { record, answer: refused('SmsMaxAttemptsReached') };
  if (code === record.code || code === formerOf(record, now)?.code)
    return { record: { ...record, end: now }, answer: true };
  return { record: { ...record, wrong: record.wrong + 1 }, answer: refused('WrongLogin') };
}

/** What the server does at a call. */
export function serve(record: CodeRecord | undefined, call: Call, now: number, own = codes): Served {
  if (call.name === 'checkout') return send(record, now, own);
  if (call.name === 'phoneLogin') return check(record, call.code, now);
  return { record, answer: true };
}

/** What of the record decides the future. */
export const spellRecord = (record: CodeRecord | undefined, now: number) =>
  record && [
    record.code,
    isAlive(record, now) && [record.wrong, pauseOf(record, now), now < repeatEnd(record)],
    isAlive(record, now) && formerOf(record, now)?.code,
  ];
