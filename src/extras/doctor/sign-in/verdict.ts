import { Failure } from '../../../shared/backend/failure';
import { readAnswer } from '../../../shared/backend/read-answer';
import { readText } from '../html/charset';
import type { Answer } from '../web/get';
import { Missed } from '../web/visits';

/** What the card reads in the answer to a call of a login, and what the report says about it. */
export type Verdict =
  | { kind: 'accepted'; found: string }
  | { kind: 'refused'; found: string; code: string; data: unknown; words: string }
  | { kind: 'unusable'; found: string };

/** A code is a word. Anything else may be a value of the person. */
const nameOfCode = (code: string): string =>
  /^[a-z]{1,40}$/i.test(code) ? `the code ${code}` : 'another code';

/** `isSuccess` is what the card takes for a success. */
export function verdictOf(answer: Answer | Missed, isSuccess: (found: unknown) => boolean): Verdict {
  if (answer instanceof Missed) return { kind: 'unusable', found: answer.reason };
  const { status } = answer;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) if (value) headers.set(name, value);
  const isOk = status >= 200 && status < 300;
  const found = readAnswer({ ok: isOk, status, headers } as Response, readText(answer).text);
  if (!(found instanceof Failure) && isSuccess(found)) return { kind: 'accepted', found: 'accepted' };
  if (!(found instanceof Failure) || found.kind !== 'refused')
    return { kind: 'unusable', found: `an answer that the card cannot read, with status ${status}` };
  const { code, data, text: words } = found;
  const named = code ? `refused with ${nameOfCode(code)}` : 'refused without a code';
  return { kind: 'refused', found: words ? named : `${named}, and without words`, code, data, words };
}

/** Whether a call is refused so that the card can say why. */
export const isRefused = (verdict: Verdict, code?: string): boolean =>
  verdict.kind === 'refused' && verdict.words !== '' && (code === undefined || verdict.code === code);
