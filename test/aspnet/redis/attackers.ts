import { beforeEach, describe, expect, test, vi } from 'vitest';
import { client, codeFields } from '../portal/client';
import type { Redis } from './redis-server';
import type { visitors } from './visitors';

type Site = { url: string; redis: Redis; they: ReturnType<typeof visitors> };

const digits = (at: number, length: number) => String((at * 7919) % 10 ** length).padStart(length, '0');
/** Numbers that share their beginning with no others. */
const anyNumber = (at: number) => `38050${digits(at, 3)}${digits(at, 4)}`;
const anyNetwork = (at: number) => `127.${50 + (at % 100)}.${Math.floor(at / 100)}.9`;

/** More at once could take longer than the second that a store has on a busy machine. */
const atOnce = 50;

/** Each attack: its numbers, its addresses, its calls, and how many SMS it gets. New numbers get half of the budget of 1,000. */
const attacks: [string, (at: number) => string, (at: number) => string, number, number][] = [
  ['one number, from 200 networks', () => '380501234567', anyNetwork, 200, 5],
  ['numbers that differ in the last four digits', (at) => `38050123${digits(at, 4)}`, anyNetwork, 200, 20],
  ['an address', anyNumber, () => '127.9.9.9', 200, 30],
  ['the addresses of a network', anyNumber, (at) => `127.9.9.${at % 250}`, 400, 150],
  ['800 networks', anyNumber, anyNetwork, 800, 500],
];

/** Tests what attackers get from three processes at once. Each of them finds no counts of another one. */
export function attackers(site: () => Site): void {
  describe('under attack', { timeout: 60_000 }, () => {
    beforeEach(() => {
      site().redis.empty();
    });

    test.for(attacks)(
      '%s: calls at once cost no more than the limit',
      async ([, number, address, calls, limit]) => {
        const { url, they } = site();
        const before = they.sent();
        const ask = (at: number) => client(url, { address: address(at) }).checkout(number(at));
        const answers: unknown[] = [];
        for (let first = 0; first < calls; first += atOnce)
          answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, at) => ask(first + at)))));
        expect(answers.filter((answer) => answer === 1)).toHaveLength(limit);
        await vi.waitUntil(() => they.sent() - before >= limit, { timeout: 20_000 });
        expect(they.sent() - before).toBe(limit);
      },
    );

    /** What 200 codes at once get in the browser that asked for one. */
    const enter = async (code: (right: string) => string) => {
      const { url, they } = site();
      const visitor = client(url);
      const { phone } = they.next();
      const card = await visitor.card();
      expect(await visitor.checkout(phone)).toBe(1);
      const fields = codeFields(phone, code(await they.codeFor(phone)));
      const answers = await Promise.all(Array.from({ length: 200 }, () => card('phonelogin', fields)));
      const names = answers.map((answer) => (typeof answer === 'object' ? answer.code : answer));
      return Object.fromEntries(
        [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length]),
      );
    };

    test('of 200 wrong codes at once five are tried', async () => {
      const counts = await enter((right) => (right === '000000' ? '111111' : '000000'));
      expect(counts).toEqual({ WrongLogin: 5, SmsMaxAttemptsReached: 195 });
    });

    test('of 200 right codes at once one signs in', async () => {
      // The others are wrong or, while the first one is on its way, too many.
      const {
        1: right,
        WrongLogin: wrong = 0,
        SmsMaxAttemptsReached: spent = 0,
      } = await enter((code) => code);
      expect([right, wrong + spent]).toEqual([1, 199]);
    });
  });
}
