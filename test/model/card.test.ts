// All states of the card to which a visitor, a page, a network, reloads and the time can lead, and what is true at each event.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { movesInTime } from './clocks';
import { moves } from './moves';
import { sentences } from './sentences';
import { servedMoves } from './served';
import { walkCard } from './walk-card';

type Walked = ReturnType<typeof walkCard>;

/** More than a walk needs on a busy machine, in ms. */
const longest = 900_000;

const inDigits = (number: number) => number.toLocaleString('en');

function expectFigures(name: string, { states, steps }: Walked['figures']) {
  const row = [name, ...[sentences.length, states, steps].map(inDigits)].join(' | ');
  expect(readFileSync('test/README.md', 'utf8')).toContain(`| ${row} |`);
}

describe('the card', () => {
  let walked: Walked;
  beforeAll(() => {
    walked = walkCard((world) => moves(world));
  }, longest);

  test('each sentence is true of each event', () => expect(walked.broken).toBe(''));

  test('the walk has events of which each sentence speaks', () => expect(walked.unspoken).toEqual([]));

  test('each state has a way to a login, if the server and the page say yes from now on', () =>
    expect(walked.lost[0]).toBe(undefined));

  test('the document has the figures', () => {
    expectFigures('the card', walked.figures);
  });

  test('the diagram in src/README.md has each change of the phase and of the step', async () => {
    const text = readFileSync('src/README.md', 'utf8');
    const diagram = ['```', ...walked.diagram, '```'].join('\n');
    // `npm run model -- -u` writes it.
    await expect(text.replace(/```\ncode [\s\S]*?```/, diagram)).toMatchFileSnapshot('../../src/README.md');
  });
});

test.runIf(process.env.LONG).for([
  ['the card, with a sleep and a clock set back', movesInTime],
  ['the card, with a server and another tab', servedMoves],
] as const)(
  'each sentence is true of %s, and each state has a way to a login',
  { timeout: longest },
  ([name, movesOf]) => {
    const { broken, lost, figures } = walkCard(movesOf);
    expect(broken).toBe('');
    expect(lost[0]).toBe(undefined);
    expectFigures(name, figures);
  },
);
