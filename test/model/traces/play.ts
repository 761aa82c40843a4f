import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { type Browser, browser } from '../../../src/extras/doctor/sign-in/browser';
import { openCard } from '../../../src/extras/doctor/sign-in/card';
import type { Verdict } from '../../../src/extras/doctor/sign-in/verdict';
import { getter } from '../../../src/extras/doctor/web/get';
import type { CallStep, Step } from './way';

/** A site whose login is played. */
interface Site {
  url: string;
  /** The page with the card. */
  page: string;
  /** The codes of all SMS to a number so far. */
  codes(phone: string): string[] | Promise<string[]>;
}

/** The traces that a clock of a real server allows. */
const traces = (JSON.parse(readFileSync('test/model/traces.json', 'utf8')) as Step[][]).filter(
  (steps): steps is CallStep[] => steps.every((step) => 'call' in step),
);

/** A number with another beginning for each trace, because few numbers with the same one get an SMS. */
const numberOf = (trace: number) => ({ dialCode: '380', phone: `63${`${trace}`.padStart(3, '0')}0001` });

/** An answer in the words of a trace. A wait has nearly as many seconds as it had at its beginning. */
function wordsOf(verdict: Verdict, wait = 0): Pick<CallStep, 'answer' | 'data'> {
  if (verdict.kind !== 'refused') return { answer: verdict.found };
  const { code, words } = verdict;
  const data = Number(verdict.data);
  const answer = words ? code : `${code} without words`;
  return wait ? { answer, data: data > 0 && data <= wait ? wait : data } : { answer };
}

/** A site that each trace has for itself: its browsers with their cards, and the SMS that it has sent. */
function visit({ url, page, codes }: Site, trace: number) {
  const number = numberOf(trace);
  const phone = number.dialCode + number.phone;
  const address = new URL(page, url);
  const browsers = new Map<number, Browser>();
  /** The codes of the SMS, in their order. */
  const known: string[] = [];

  /** A page is opened for each call: a login changes the antiforgery token. */
  async function cardOf(name: number) {
    const own = browsers.get(name) ?? browser(getter(''), address);
    browsers.set(name, own);
    const card = await openCard(own, address);
    if (typeof card === 'string') throw new Error(card);
    return card;
  }

  /** The codes of other SMS. A site with several processes has no order of them. */
  const newCodes = async () => (await codes(phone)).filter((code) => !known.includes(code));

  return {
    newCodes,

    async make({ browser: name, call, code, data }: CallStep) {
      const card = await cardOf(name);
      if (call === 'checkout') {
        const verdict = await card.askForCode(number, 'uk');
        if (verdict.kind === 'accepted')
          known.push(await vi.waitUntil(async () => (await newCodes())[0], { timeout: 20_000 }));
        return wordsOf(verdict, data);
      }
      const wrong = ['000000', '111111', '222222', '333333'].find((each) => !known.includes(each));
      const entered = code === 'wrong' ? wrong : known[Number(code) - 1];
      return wordsOf(await card.byCode(number, entered ?? ''), data);
    },
  };
}

/**
 * Plays the traces without a wait on a site, as its card would. `others` has the answers that the site means to give in place of those of
 * the traces.
 */
export function playTraces(site: () => Site, others: Record<string, string> = {}): void {
  test.for(traces.map((steps, at) => [at + 1, steps] as const))(
    'it answers what the model of a server does: trace %i',
    async ([trace, steps]) => {
      const { make, newCodes } = visit(site(), trace);
      const found: CallStep[] = [];
      for (const { answer, ...step } of steps) {
        found.push({ ...step, ...(await make({ ...step, answer })) });
        const expected = steps
          .slice(0, found.length)
          .map((each) => ({ ...each, answer: others[each.answer] ?? each.answer }));
        expect(found).toEqual(expected);
      }
      // A call that was refused has sent no SMS.
      expect(await newCodes()).toEqual([]);
    },
  );
}
