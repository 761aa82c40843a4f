import { observe, rounded } from './observe';
import type { Source } from './source';
import type { Words } from './words';

/** How long each call took, including failed ones. Only the path of an address is read, because the query has the phone number. */
export function callTimes({ calls }: Words): Source {
  const lines: string[] = [];
  observe('resource', ({ name, duration, initiatorType }: PerformanceResourceTiming) => {
    if (initiatorType !== 'fetch') return;
    const path = name.replace(/[?#].*/, '').toLowerCase();
    const [call] = Object.keys(calls).filter((each) => path.endsWith(`${calls[each]}`));
    if (call) lines.push(`call ${call} ${rounded(duration)}`);
  });
  return () => lines.splice(0);
}
