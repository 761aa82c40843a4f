import { type Fault, fault } from '../fault';
import type { Page } from '../html/page';
import { nonces, parsePolicies } from '../policy/parse';
import type { Answer } from '../web/get';
import { Missed } from '../web/visits';

export function checkCharset({ name, charset, fits }: Page): Fault[] {
  return fits ? [] : [fault('charset', name, { charset: charset ?? 'none is declared' })];
}

const noncesOf = ({ headers }: Answer) => nonces(parsePolicies(headers['content-security-policy']));

export const hasNonce = ({ answer }: Page): boolean => noncesOf(answer).length > 0;

/** A nonce counts for one answer. In a page from a cache everybody knows it. */
export function checkNonce(page: Page, second: Answer | Missed): Fault[] {
  if (second instanceof Missed || second.status !== 200 || page.answer.status !== 200) return [];
  const again = noncesOf(second);
  const nonce = noncesOf(page.answer).find((each) => again.includes(each));
  return nonce === undefined ? [] : [fault('nonce twice', page.name, { nonce })];
}
