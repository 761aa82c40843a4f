import { readFileSync } from 'node:fs';
import facts from '../../../facts/csharp.json';
import { code, table } from './table';

const { codes, meters, passwords, settings, windows } = facts.guard;

const number = (value = 0) => value.toLocaleString('en');

const own = 'an IPv4 address or an IPv6 /64';
const around = 'an IPv4 /24 or an IPv6 /48';

/** The tables of limits.md with what they count, and the windows of the guard for it. */
const windowTables: Record<
  'SMS' | 'known' | 'check' | 'passwords',
  Record<string, (keyof typeof windows)[]>
> = {
  SMS: {
    'a number (`PerNumber`)': ['number NUMBER'],
    [`a number, asked for in ${around}`]: ['number NUMBER from /24', 'number NUMBER from /48'],
    'numbers that differ in the last four digits (`PerPrefix`)': ['prefix NUMBER'],
    [`${own} (\`PerAddress\`)`]: ['address /32', 'address /64'],
    'an IPv6 /56': ['address /56'],
    [around]: ['address /24', 'address /48'],
    'an IPv6 /29': ['address /29'],
    'all new browsers in new networks: half of the budgets': ['budget: half for new numbers'],
    'all new browsers in known networks: a quarter of the budgets': ['budget: known networks'],
    'the site (`BudgetPerHour`, `BudgetPerDay`)': ['budget: whole'],
  },
  known: {
    'SMS to a number in its browser': ['number in its browser NUMBER'],
    'of these, since the last right code of the number': [
      'number in its browser without a right code NUMBER',
    ],
    [`SMS to such browsers of ${own}`]: ['address of known browsers /32', 'address of known browsers /64'],
    [`SMS to a number in its network, ${around}`]: [
      'number at home NUMBER in /24',
      'number at home NUMBER in /48',
    ],
    'of these, since the last right code of the number there': [
      'number at home without a right code NUMBER in /24',
      'number at home without a right code NUMBER in /48',
    ],
    'SMS to a number in all its networks': ['number at home NUMBER'],
    'new networks that a number makes known': ['networks of number NUMBER'],
    [`refusals to ${own}`]: ['SMS refused to /32', 'SMS refused to /64'],
    [`refusals to ${around}`]: ['SMS refused to /24', 'SMS refused to /48'],
  },
  check: {
    'SMS to an IPv4 address or an IPv6 /48': ['first of /32', 'first of /48'],
    'SMS to an IPv6 /29': ['first of /29'],
    'SMS of the site': ['first of all'],
    [`questions to the service about ${own}`]: ['questions of /32', 'questions of /64'],
  },
  passwords: {
    [`of ${around} for an account`]: ['login ACCOUNT in /24', 'login ACCOUNT in /48'],
    'of an IPv6 /29 for an account': ['login ACCOUNT in /29'],
    [`of ${own} (\`PasswordsPerAddress\`)`]: ['login /32', 'login /64'],
    'the same, for accounts that have signed in in this network': ['login at home /32', 'login at home /64'],
    'of a browser in which the account has signed in': ['login in its browser ACCOUNT'],
    'of others in all networks of an account': ['login in its networks ACCOUNT'],
    'new networks that an account makes known': ['networks of ACCOUNT'],
    'of all strangers for an account, with a check: without or with a token': ['strangers ACCOUNT'],
    [`refusals to ${own}`]: ['login refused to /32', 'login refused to /64'],
    [`refusals to ${around}`]: ['login refused to /24', 'login refused to /48'],
  },
};

/** What has no row: the text says how long a network is known, and that networks have as many times more as in the first table. */
const withoutRow =
  /^(today |home of |known )|(known browsers|questions of|login|login at home|refused to) \/\d+$/;

const inDay = (window: keyof typeof windows) => windows[window].match(/([\d,]+) in a day/)?.[1];

/** What SMS can cost, for the first page. */
export const costInShort = () =>
  `- **What SMS can cost**: by the default [budgets](src/aspnet/limits.md#sms), new browsers in new networks can cost you at most ${inDay('budget: half for new numbers')} SMS a day, and all visitors together ${inDay('budget: whole')}.
  A restart begins to count anew, [unless you use Redis](src/aspnet/servers.md#do-you-need-redis). In PHP nothing limits SMS until you write the limits.`;

/** What the log notices beside the windows of a table. */
const noticed: Partial<Record<keyof typeof windowTables, string[][]>> = {
  passwords: [['many passwords of the whole site are wrong (4126)', `${passwords.manyWrong} in an hour`]],
};

/** How many fit into the windows of a table. No window of the guard is forgotten. */
export function windowTable(about: keyof typeof windowTables): string {
  const named = Object.values(windowTables).flatMap((rows) => Object.values(rows).flat());
  for (const key of Object.keys(windows) as (keyof typeof windows)[])
    if (!named.includes(key) && !withoutRow.test(key)) throw new Error(`limits.md has no row for "${key}"`);
  const rows = Object.entries(windowTables[about]).map(([what, keys]) => {
    const [many = '', ...others] = new Set(keys.map((key) => windows[key]));
    if (others.length) throw new Error(`These windows need rows of their own: ${keys}`);
    return [what, many];
  });
  return table(['what', 'how many'], [...rows, ...(noticed[about] ?? [])]);
}

/** How long a code is right, and how often it is tried. */
export const codeLimitTable = () =>
  table(
    ['what', 'how much'],
    [
      ['a code is right for', `${codes.life} minutes`],
      ['a second SMS repeats it for', `${codes.repeat} minutes`],
      ['time between two SMS for a number in a browser', `${codes.pause} seconds`],
      ['attempts for a code', number(codes.tries)],
      ['attempts in a new browser while many codes are wrong', number(codes.triesInAttack)],
      [
        'many codes are wrong (4104)',
        `${codes.leastWrong} wrong ones of new browsers in half an hour, and more than ${codes.mostWrong} for each right one`,
      ],
      [
        'few codes are entered (4102)',
        `in half an hour less than ${100 * codes.leastEntered} % of ${codes.leastSent} or more codes for new browsers`,
      ],
    ],
  );

/** The settings of the guard with their defaults. */
export const settingTable = () =>
  table(
    ['setting', 'default', 'meaning'],
    Object.entries(settings).map(([name, setting]) => [
      code(name),
      String(setting.default ?? ''),
      setting.meaning,
    ]),
  );

/** What is counted and measured for figures. */
export const meterTable = () =>
  table(
    ['meter', 'unit', 'what it says', 'its tag `reason`'],
    Object.entries(meters).map(([name, { unit, meaning, reasons }]) => [
      code(name),
      code(unit),
      meaning,
      reasons.map(code).join(', '),
    ]),
  );

/** What an attack gets. */
interface Got {
  sms?: number[];
  guesses?: number;
  tries?: number[];
  questions?: number;
  found?: number[];
  answered?: number[];
  hours?: number[];
  refusedOf?: number[];
  refused?: number;
}

/** An attack, with what it gets from all rules. */
interface Attack {
  attack: string;
  gets: Got;
}

/** A rule, with what its attack gets without it. An attack in braces in its cost stands for what that gets. */
interface Rule {
  rule: string;
  about: string;
  cost: string;
  attack: string;
  without: Got;
}

/** The test of the guard runs the attacks, and fails if these figures are out of date. */
const lines = (): (Attack | Rule)[] =>
  readFileSync('test/aspnet/unit/sms-guard/figures.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const inHourAndDay = (what: string, [hour, day]: number[]) =>
  `${number(hour)} ${what} in an hour, ${number(day)} in a day`;

const words: { [Key in keyof Got]-?: (got: NonNullable<Got[Key]>) => string } = {
  sms: (got) => inHourAndDay('SMS', got),
  guesses: (got) => `${number(got)} guesses in a day`,
  tries: (got) => inHourAndDay('attempts', got),
  questions: (got) => `${number(got)} questions in an hour`,
  found: ([found, all]) => `${found} of ${all} found`,
  answered: ([withAccount, without]) => `${withAccount} with an account and ${without} without are checked`,
  hours: ([refused, all]) => `refused in ${refused} of ${all} hours`,
  refusedOf: ([refused, all]) => `${refused} of ${all} refused`,
  refused: (percent) => `${percent} % of drivers refused`,
};

/** Some of the figures, in words. */
const inWords = (got: Got, has: (key: keyof Got) => boolean) =>
  (Object.keys(words) as (keyof Got)[])
    .filter((key) => got[key] !== undefined && has(key))
    .map((key) => (words[key] as (value: unknown) => string)(got[key]))
    .join(', ');

/** What an attack gets from all rules. */
function gets(name: string): Got {
  const found = lines().find((line): line is Attack => 'gets' in line && line.attack === name);
  if (!found) throw new Error(`figures.jsonl has no attack with the name "${name}"`);
  return found.gets;
}

/** How many visitors an attack keeps out, or what it finds. */
const harm = (name: string) => inWords(gets(name), (key) => key !== 'sms' && key !== 'guesses');

/** The rules about something: what each costs, and what an attack gets with it and without it, where that differs by more than 1 %. */
export const ruleTable = (about: string) =>
  table(
    ['rule', 'what it costs', 'attack', 'with it', 'without it'],
    lines()
      .filter((line): line is Rule => 'rule' in line && line.about === about)
      .map(({ rule, cost, attack, without }) => {
        const got = gets(attack);
        const differs = (key: keyof Got) =>
          [got[key]].flat().some((value = 0, at) => {
            const other = [without[key]].flat()[at] ?? 0;
            return Math.abs(other - value) > 0.01 * value;
          });
        return [
          rule,
          cost.replace(/\{(.+?)\}/g, (_, name) => harm(name)),
          attack,
          inWords(got, differs),
          inWords(without, differs),
        ];
      }),
  );

/** What the rules do not stop. */
export const openTable = () =>
  table(
    ['what', 'how much'],
    [
      [
        'a fleet of 60 drivers with numbers in a row, of whom 40 % are new',
        'a fleet of 60 with numbers in a row',
      ],
      ['an office in which 250 new browsers ask for an SMS in an hour', 'an office of 250 new browsers'],
      [
        'the same office with passwords, of which one in six is wrong at first',
        'an office of 250 new browsers signs in by password',
      ],
      [
        'a new driver at an address from which somebody else asks for SMS all day',
        'one address asks for random numbers, a new driver is at the same address',
      ],
      [
        'a new driver, while somebody asks for SMS to numbers that differ only in the last four digits',
        'one address asks for numbers that begin as that of a new driver',
      ],
      [
        'an owner in a new browser, while two networks ask for SMS to the number',
        'two networks ask for a number, its owner is in another network',
      ],
      [
        'the same owner in a network in which the number has signed in',
        'two networks ask for a number, its owner is at home',
      ],
      [
        'the same, and somebody in this network asks',
        'somebody in its own network asks for a number, its owner is at home',
      ],
      ['an attack from 500 addresses for a day, without a check', '500 addresses, for a day'],
      ['the same with five guesses for each code', '500 addresses, five guesses for each code, for a day'],
      [
        'the same with a check, against which the attacker has no tokens',
        'a check, 500 addresses that guess, for a day',
      ],
      [
        'the same, and one driver of ten has no token',
        'a check, 500 addresses without tokens, one driver of ten has none, for a day',
      ],
      [
        'few guesses, which do not show, on a site without other visitors',
        'guesses that stay below the alarm, on a site without visitors, for a day',
      ],
      [
        '1,000 rented numbers, each in a browser that knows it, at 20 addresses, once in 30 days',
        '1,000 rented numbers in known browsers at 20 addresses',
      ],
      [
        'an owner in a known browser, while 300 rented numbers ask from ten addresses for three days',
        'a check, 300 rented numbers at ten addresses, an owner in a known browser, for three days',
      ],
      [
        'passwords of many accounts, for an hour: no limit and no check looks at all of them together, only line 4126 of the log does',
        '500 networks try the passwords of many accounts, for an hour',
      ],
      [
        'a new driver of an IPv6 provider, while one phone in the same /29 reconnects and tries passwords all day, without a check',
        'one phone in an IPv6 /29 tries many accounts, a new driver is elsewhere in it',
      ],
      [
        'an owner in a new browser at home, while somebody at the same address tries an email each two minutes',
        'one address tries an email each two minutes, an owner is at home at the same address',
      ],
      ['50 networks that try one password, without a check', '50 networks try one password, for a day'],
      ['the same with a check, without tokens', 'a check, 50 networks try one password, for a day'],
      [
        'the same with tokens, and the owner is in a new browser in a new network',
        'a check, 50 networks with tokens, the owner is in a new network',
      ],
      [
        'who asks for 20,000 numbers in a network, to learn which 120 sign in there',
        'one network asks for 20,000 numbers, 120 live there',
      ],
      ['the same with 20,000 emails', 'one network tries 20,000 emails, 120 live there'],
      [
        'the same from one address, 123 emails in an hour for a week',
        'one address tries 20,000 emails in a week, 120 live there',
      ],
    ].map(([what = '', attack = '']) => [what, inWords(gets(attack), () => true)]),
  );
