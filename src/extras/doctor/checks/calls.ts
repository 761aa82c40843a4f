import { callPaths } from '../../../facts/routes';
import { isVersion } from '../../../shared/backend/is-version';
import { unwrapAsmx } from '../../../shared/backend/read-answer';
import { parseGiven } from '../../../shared/page/given-page';
import { getProperty } from '../../../shared/page/property';
import { type Fault, fault } from '../fault';
import { isNoAnswer, Missed, type Visits, whyNot } from '../web/visits';
import { whyStored } from './kept';

/** A call that changes nothing for anybody. */
interface SafeCall {
  address: string;
  effect: string;
  /** The language that the answer must name. */
  lang?: string;
}

function valueIn(body: string): { value: unknown } | undefined {
  const found = parseGiven(body);
  return typeof found === 'object' && found ? { value: getProperty(unwrapAsmx(found), 'Value') } : undefined;
}

function judge(
  { address, effect, lang }: SafeCall,
  answer: Exclude<Awaited<ReturnType<Visits['follow']>>, Missed>,
) {
  const { status, headers, body, path } = answer;
  const answered = valueIn(body.toString());
  if (path.length > 1 && !answered)
    return fault('call redirected', address, { address: path.at(-1)?.pathname ?? '', effect });
  const type = (headers['content-type'] ?? 'no type').replace(/;.*/, '');
  if (status >= 400 || !answered)
    return fault('call unusable', address, { found: status === 200 ? type : `${status}`, effect });
  const stored = lang && whyStored(headers);
  if (stored) return fault('call stored', address, { header: stored });
  const value = `${answered.value}`;
  if (lang && value.toLowerCase() !== lang.toLowerCase())
    return fault('call misunderstood', address, { found: value, lang });
  return !lang && !isVersion(value) ? fault('call unusable', address, { found: value, effect }) : undefined;
}

/** Makes these calls. The cookie of the language is dropped. */
export async function checkCalls(origin: URL, lang: string, visits: Visits) {
  const calls: SafeCall[] = [
    { address: callPaths.siteVersion, effect: 'The footer shows no version' },
    { address: `${callPaths.setCulture}?culture=${lang}`, effect: 'The language does not change', lang },
  ];
  const faults: Fault[] = [];
  const notChecked: string[] = [];
  for (const call of calls) {
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const answer = await visits.follow(new URL(call.address, origin), headers);
    // 401 is right where each page needs a session.
    if (answer instanceof Missed || isNoAnswer(answer) || answer.status === 401)
      notChecked.push(whyNot(call.address, answer));
    else faults.push(...[judge(call, answer) ?? []].flat());
  }
  return { faults, notChecked, count: calls.length };
}
