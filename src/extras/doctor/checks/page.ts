import { type Fault, fault } from '../fault';
import type { Page } from '../html/page';
import { nonces, parsePolicies } from '../policy/parse';
import type { Answer } from '../web/get';
import { Missed } from '../web/visits';

export function checkCharset({ name, charset, fits }: Page): Fault[] {
  return fits ? [] : [fault('charset', name, { charset: charset ?? 'none is declared' })];
}

const policiesOf = ({ headers }: Answer) => parsePolicies(headers['content-security-policy']);

/** Whether a policy decides what the page may load. One that only reports does not. */
export const hasPolicy = ({ answer, hasMetaPolicy }: Page): boolean =>
  hasMetaPolicy || policiesOf(answer).length > 0;

const noncesOf = (answer: Answer) => nonces(policiesOf(answer));

export const hasNonce = ({ answer }: Page): boolean => noncesOf(answer).length > 0;

/** A nonce counts for one answer. In a page from a cache everybody knows it. */
export function checkNonce(page: Page, second: Answer | Missed): Fault[] {
  if (second instanceof Missed || second.status !== 200 || page.answer.status !== 200) return [];
  const again = noncesOf(second);
  const nonce = noncesOf(page.answer).find((each) => again.includes(each));
  return nonce === undefined ? [] : [fault('nonce twice', page.name, { nonce })];
}
