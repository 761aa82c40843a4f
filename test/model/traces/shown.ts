import { type Browser, rightSms, type Turn, timesOf, wrongCode } from '../browsers';
import { codeLife, pause, repeat, tries } from '../record';
import type { SentSms, Way } from './way';

/** What a browser can do with its codes. */
function standingOf(browser: Browser, now: number, latest?: SentSms): string {
  const { sms, wrong, isUsed } = browser;
  const last = sms.at(-1);
  if (isUsed) return 'used';
  if (!last) return 'nothing';
  // Another SMS with the same code changes neither of its times.
  const isRepeated = latest?.repeats ? ' although repeated' : '';
  if (now >= last.firstAt + codeLife) return `ended${isRepeated}`;
  if (wrong >= tries)
    return latest?.wrong ? `spent, ${latest.repeats ? 'an SMS' : 'a code'} after the first` : 'spent';
  return [
    now < last.at + pause ? 'paused' : 'open',
    now < last.firstAt + repeat ? 'repeats' : `renews${isRepeated}`,
    ...(rightSms(browser, now).length > 1 ? ['has a former code'] : []),
  ].join(' ');
}

/** What an entered code is to a browser. */
function kindOf({ sms }: Way, at: number, { before, now }: Turn, code: string): string {
  const own = sms.findLast((each) => each.at === at && each.code === code);
  if (!own) return code === wrongCode ? 'wrong' : 'of the other';
  const right = rightSms(before, now).map((each) => each.code);
  const isEnd = before.sms.some((each) => each.code === code && each.firstAt + codeLife === now);
  if (!right.includes(code)) return `old, ${own.gone ?? (isEnd ? 'ends' : 'ended')}`;
  return right.at(-1) === code ? 'right' : 'former';
}

/** What a call shows. Each of these texts is shown in a trace, and no trace shows only what others do. Empty if nothing is new in it. */
export function shownBy(way: Way, at: number, turn: Turn): string {
  const { before, call, answer, now } = turn;
  const what = call.name === 'checkout' ? 'asks' : kindOf(way, at, turn, call.code);
  const own = standingOf(
    before,
    now,
    way.sms.findLast((each) => each.at === at),
  );
  const result = answer === true ? 'accepted' : answer.code;
  const other = way.state.browsers.find((_, each) => each !== at);
  if (other) {
    const others = standingOf(other, now);
    // One browser alone shows the rest.
    const isShared =
      what === 'right' ||
      (what === 'asks' && own === 'nothing') ||
      (what === 'of the other' && /paused/.test(others));
    return isShared && others !== 'nothing' ? [what, own, others, result].join(', ') : '';
  }
  const isEntered = what === 'wrong' || what.startsWith('old');
  // While a code is right, another one is wrong at any time.
  if (isEntered && /paused|open/.test(own)) return [what, 'another is right', result].join(', ');
  // When the tries are used up, no code is right, and one of each kind shows it.
  if (/^spent, /.test(own) ? what !== 'wrong' : /^old, (used|spent)/.test(what) && own === 'spent') return '';
  const isLastSecond = timesOf(way.state).includes(now + 1000);
  if (isLastSecond && isEntered) return '';
  return [what, own, isLastSecond && 'in the last second', result].filter(Boolean).join(', ');
}
