import facts from '../../../facts/csharp.json';
import { code, table, withoutLinks } from '../documents/table';
import { counted, prometheusName, quantile } from './figures';

interface Alarm {
  name: string;
  /** `page` wakes somebody: visitors get no SMS. The others can wait for the morning. */
  severity: 'page' | 'ticket';
  /** The condition of Prometheus. */
  when: string;
  /** How long it must be true. */
  during: string;
  /** What the table of the document says of the condition. */
  says: string;
  /** What to do, in Markdown. */
  cure: string;
}

const sent = (time: string) => counted('ev_portal.sms.sent', time);
// A visitor who goes cancels a call, and a number can be refused. Both say nothing about the service.
const failed = counted('ev_portal.sms.failed', '10m', 'error', 'timeout');
const { settings, codes, passwords } = facts.guard;
const [ofHour, ofDay] = [settings.BudgetPerHour.default, settings.BudgetPerDay.default];
/** A budget counts what was not sent, too. */
const spent = (time: string) => `${sent(time)} + ${counted('ev_portal.sms.failed', time)}`;
const perBudget = (time: string) => counted('ev_portal.sms.refused', time, 'budget');
const wrongCodes = counted('ev_portal.code.refused', '30m', 'wrong');
const wrong = `${counted('ev_portal.login.tried', '1h')} - ${counted('ev_portal.login.succeeded', '1h')}`;
/** An attacker can enter right codes of his own, so these must not hide so many wrong ones. */
const tooMany = 1000;
const figures = prometheusName('ev_portal.sms.sent');
/** Who ends a call while its SMS is sent may get it. The guard counts it for the budgets, too. */
const begun = `(${sent('30m')} + ${counted('ev_portal.sms.failed', '30m', 'cancelled')})`;
const entered = counted('ev_portal.code.entered', '30m');

function inWords(count: number): string {
  return count.toLocaleString('en');
}

export const alarms: Alarm[] = [
  {
    // As the line 4112: one question that takes too long is no outage, and wakes nobody.
    name: 'EvPortalStoreAway',
    severity: 'page',
    when: `${counted('ev_portal.sms.refused', '5m', 'store')} + ${counted('ev_portal.code.refused', '5m', 'away')} >= 5`,
    during: '0m',
    says: 'in five minutes, five times no SMS was sent or no code was checked, because Redis does not answer',
    cure: 'see [When Redis is away](servers.md#when-redis-is-away)',
  },
  {
    name: 'EvPortalBudgetSpent',
    severity: 'page',
    when: `${perBudget('10m')} > 0 and (${sent('30m')} == 0 or ${spent('1h')} >= 0.9 * ${ofHour} or ${spent('1d')} >= 0.9 * ${ofDay})`,
    during: '0m',
    says: `visitors get no SMS, because a budget is spent: none was sent in half an hour, or at least 90 % of ${inWords(ofHour)} in an hour or of ${inWords(ofDay)} in a day`,
    cure: 'see [4101](../site-guide/errors.md#4101)',
  },
  {
    name: 'EvPortalBudgetRefuses',
    severity: 'ticket',
    when: `${perBudget('10m')} > 0`,
    during: '0m',
    says: 'a visitor got no SMS, because a budget is spent, or the half of new browsers',
    cure: 'see [4101](../site-guide/errors.md#4101)',
  },
  {
    name: 'EvPortalSmsFail',
    severity: 'page',
    when: `${failed} > ${sent('10m')} and ${failed} >= 3`,
    during: '0m',
    says: 'in ten minutes more SMS have failed than were sent, at least three',
    cure: 'ask your SMS service. [4119](../site-guide/errors.md#4119) has its errors',
  },
  {
    name: 'EvPortalCodesNotTried',
    severity: 'page',
    // Right ones alone: an attacker can try a wrong code for each SMS.
    when: `${entered} < 0.4 * ${begun} and ${begun} >= 20`,
    during: '5m',
    says: 'for at least 20 SMS in half an hour, with those whose visitor has ended the call, less than 40 % of the right codes were entered',
    cure: 'do SMS arrive, with each operator? If they do, it is an attack: [4102](../site-guide/errors.md#4102)',
  },
  {
    name: 'EvPortalCodesGuessed',
    severity: 'ticket',
    when: `${wrongCodes} > ${codes.mostWrong} * ${entered} and ${wrongCodes} >= ${codes.leastWrong} or ${wrongCodes} >= ${tooMany}`,
    during: '0m',
    says: `in half an hour at least ${codes.leastWrong} codes were wrong and more than ${codes.mostWrong} for each right one, or ${inWords(tooMany)} were wrong`,
    cure: 'see [4104](../site-guide/errors.md#4104)',
  },
  {
    name: 'EvPortalTokensMissing',
    severity: 'ticket',
    when: `${counted('ev_portal.sms.refused', '30m', 'check')} > ${sent('30m')} and ${counted('ev_portal.sms.refused', '30m', 'check')} >= 20`,
    during: '0m',
    says: 'in half an hour more visitors got no SMS for want of a token than got one, at least 20',
    cure: 'does [the check](limits.md#a-check-for-robots) work on your page?',
  },
  {
    name: 'EvPortalPasswordsWrong',
    severity: 'ticket',
    // As the line 4126.
    when: `${wrong} >= ${passwords.manyWrong}`,
    during: '0m',
    says: `in an hour at least ${passwords.manyWrong} passwords were wrong`,
    cure: 'see [4126](../site-guide/errors.md#4126)',
  },
  {
    name: 'EvPortalPasswordsGuessed',
    severity: 'ticket',
    when: `${counted('ev_portal.login.strangers', '1h')} > 0`,
    during: '0m',
    says: 'strangers try the password of one account',
    cure: 'see [4106](../site-guide/errors.md#4106)',
  },
  {
    name: 'EvPortalSmsSlow',
    severity: 'ticket',
    // A service that refuses a number answers at once, and a visitor who goes ends the time. Neither must hide the slow ones.
    when: `${quantile('ev_portal.sms.duration', 0.95, '10m', 'job, le', '{reason!~"error|rejected|cancelled"}')} > 5000`,
    during: '10m',
    says: 'one of 20 SMS takes the SMS service more than 5 s. A visitor with the card waits for 15 s',
    cure: 'ask your SMS service',
  },
  {
    name: 'EvPortalStoreSlow',
    severity: 'ticket',
    // What has failed is counted by another alarm.
    when: `${quantile('ev_portal.store.duration', 0.99, '10m', 'job, le', '{reason=""}')} > 250`,
    during: '10m',
    says: 'one of 100 questions takes Redis more than 250 ms. After a second it counts as away',
    cure: 'look at the load of Redis and at the network',
  },
  {
    name: 'EvPortalFiguresAbsent',
    severity: 'ticket',
    when: `count by (job) (max_over_time(${figures}[1d])) unless count by (job) (${figures}) or absent(${figures})`,
    during: '10m',
    says: 'no server of a site gives its figures any more, or none of any site: no other alarm can come',
    cure: 'does the site run, does it export its meter, and does Prometheus reach it?',
  },
];

/** The alarms, for the document. */
export const alarmTable = () =>
  table(
    ['alarm', 'when', 'what to do'],
    alarms.map(({ name, severity, says, cure }) => [`${code(name)}, ${severity}`, says, cure]),
  );

/** For a reader who has no link. */
const plain = (markdown: string) =>
  withoutLinks(markdown.replace(/\[(\d{4})\]/g, "[$1 in the guide's page Errors]"));

/** A text of YAML. JSON has the same. */
const text = (value: string) => JSON.stringify(value);

/** A file of rules for Prometheus. */
export const prometheusRules =
  () => `# Written by \`npm run docs\`. The names are those that OpenTelemetry gives to Prometheus.
# EvPortalBudgetSpent has the default budgets, ${ofHour} and ${ofDay}: write those of your settings instead.
# EvPortalPasswordsWrong has ${passwords.manyWrong} wrong passwords in an hour: write twice as many as your busiest hour has without an attack.
groups:
  - name: ev-portal
    rules:
${alarms
  .map(
    ({ name, severity, when, during, says, cure }) => `      - alert: ${name}
        expr: ${text(when)}
        for: ${during}
        labels:
          severity: ${severity}
        annotations:
          summary: ${text(`${says[0]?.toUpperCase()}${says.slice(1)}.`)}
          description: ${text(`What to do: ${plain(cure)}`)}
`,
  )
  .join('')}`;
