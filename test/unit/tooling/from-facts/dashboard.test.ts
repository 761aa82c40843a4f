// @vitest-environment node
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import facts from '../../../../src/facts/csharp.json';

const read = (name: string) => readFileSync(`src/aspnet/dashboard/${name}`, 'utf8');
const dashboard = JSON.parse(read('grafana.json'));
const rules = read('prometheus.yml');
const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);
const alarms = new Map(
  [...rules.matchAll(/alert: (\w+)\n +expr: (".*")/g)].map(([, name = '', text = '']) => [
    name,
    JSON.parse(text) as string,
  ]),
);
const conditions = [...alarms.values()];

/** The alarms of a site that has counted so much in each time. Those of durations and of absent figures are not among them. */
function alarmsOf(counted: Record<string, number>): string[] {
  const isTrue = (condition: string) =>
    runInNewContext(
      condition
        .replace(
          /sum by \(job\) \(increase\(ev_portal_(\w+?)_total(?:\{reason=~"([\w|]+)"\})?\[\w+\]\)\)/g,
          (_, name: string, reasons?: string) =>
            String(
              Object.entries(counted)
                .filter(
                  ([each]) =>
                    each.split(' ')[0] === name &&
                    (!reasons || reasons.split('|').includes(each.split(' ')[1] ?? '')),
                )
                .reduce((sum, [, count]) => sum + count, 0),
            ),
        )
        .replace(/\band\b/g, '&&')
        .replace(/\bor\b/g, '||'),
    ) === true;
  return [...alarms].filter(([, each]) => !/_bucket|absent/.test(each) && isTrue(each)).map(([name]) => name);
}

/** What Prometheus gets from the exporter of OpenTelemetry 1.21 for .NET, on 29 November 2026. */
const exported = [
  'ev_portal_sms_sent_total',
  'ev_portal_sms_failed_total',
  'ev_portal_sms_refused_total',
  'ev_portal_sms_duration_milliseconds_bucket',
  'ev_portal_code_tried_total',
  'ev_portal_code_entered_total',
  'ev_portal_code_refused_total',
  'ev_portal_login_succeeded_total',
  'ev_portal_login_refused_total',
  'ev_portal_login_strangers_total',
  'ev_portal_login_tried_total',
  'ev_portal_store_duration_milliseconds_bucket',
];

const namesIn = (expressions: string[]) => [
  ...new Set(expressions.flatMap((each) => each.match(/\bev_portal_\w+/g) ?? [])),
];

describe('a site that exports its figures', () => {
  test('sees each of them on the dashboard, and nothing that does not exist', () => {
    expect(namesIn(queries).sort()).toEqual([...exported].sort());
    expect(Object.keys(facts.guard.meters)).toHaveLength(exported.length);
  });

  test('has in its alarms only what exists, with reasons that exist', () => {
    expect(conditions.length).toBeGreaterThan(5);
    expect(namesIn(conditions).filter((name) => !exported.includes(name))).toEqual([]);
    const reasons = conditions.flatMap((each) =>
      [...each.matchAll(/ev_portal_(\w+?)_(?:total|milliseconds_bucket)\{reason[=!]~"([\w|]+)"\}/g)].flatMap(
        ([, name = '', only = '']) =>
          only.split('|').map((reason) => ({ name: `ev_portal.${name.replace('_', '.')}`, reason })),
      ),
    );
    expect(reasons.length).toBeGreaterThan(2);
    const { meters } = facts.guard;
    for (const { name, reason } of reasons)
      expect(meters[name as keyof typeof meters].reasons, name).toContain(reason);
  });

  test('has alarms and panels of its own, beside another site in the same Prometheus', () => {
    expect(conditions.filter((each) => / sum\b(?! by \(job\b)/.test(` ${each}`))).toEqual([]);
    expect(queries.filter((each) => !each.includes('{job=~"$job"}'))).toEqual([]);
  });

  test('has an alarm when its figures do not come any more', () => {
    expect(conditions.filter((each) => each.includes('absent('))).toHaveLength(1);
  });
});

describe('the alarms', () => {
  const morning = {
    sms_sent: 1000,
    code_tried: 950,
    code_entered: 900,
    'code_refused wrong': 180,
    login_tried: 600,
    login_succeeded: 500,
    'sms_refused number': 20,
    'sms_failed cancelled': 10,
  };

  test('are silent on a morning with many visitors', () => {
    expect(alarmsOf(morning)).toEqual([]);
  });

  test('are silent when somebody asks for numbers that the SMS service refuses, at night', () => {
    expect(alarmsOf({ 'sms_failed rejected': 100, sms_sent: 2, code_tried: 2, code_entered: 2 })).toEqual([]);
  });

  test('are silent when one question of Redis has taken too long', () => {
    expect(alarmsOf({ ...morning, 'sms_refused store': 1 })).toEqual([]);
  });

  test.each([
    ['the half of new browsers is spent', { 'sms_refused budget': 90 }, ['EvPortalBudgetRefuses']],
    [
      'nobody gets an SMS',
      { 'sms_refused budget': 90, sms_sent: 0 },
      ['EvPortalBudgetSpent', 'EvPortalBudgetRefuses'],
    ],
    [
      'the whole budget is spent, and few get what was free a day before',
      { 'sms_refused budget': 90, sms_sent: 5900, code_tried: 5800, code_entered: 5700 },
      ['EvPortalBudgetSpent', 'EvPortalBudgetRefuses'],
    ],
    ['an attacker guesses codes', { 'code_refused wrong': 400 }, ['EvPortalCodesGuessed']],
    [
      'he enters right codes of his own, too',
      { 'code_refused wrong': 1200, code_entered: 5000, code_tried: 5000, sms_sent: 5000 },
      ['EvPortalCodesGuessed'],
    ],
    ['some passwords of many accounts are tried', { login_tried: 1200 }, ['EvPortalPasswordsWrong']],
    [
      'with right passwords of his own among them',
      { login_tried: 9000, login_succeeded: 6000 },
      ['EvPortalPasswordsWrong'],
    ],
    [
      'with as many right passwords of his own as wrong ones',
      { login_tried: 1980, login_succeeded: 990 },
      ['EvPortalPasswordsWrong'],
    ],
    ['Redis does not answer', { 'sms_refused store': 4, 'code_refused away': 1 }, ['EvPortalStoreAway']],
    ['the SMS service fails', { 'sms_failed error': 1200 }, ['EvPortalSmsFail']],
    [
      'an operator delivers no SMS',
      { code_tried: 300, code_entered: 300, 'code_refused wrong': 60 },
      ['EvPortalCodesNotTried'],
    ],
    [
      'calls are ended while their SMS are sent',
      { 'sms_failed cancelled': 3000, code_tried: 950 },
      ['EvPortalCodesNotTried'],
    ],
    [
      'SMS are sent to strangers at night, and a wrong code is tried for each',
      { sms_sent: 130, code_tried: 129, code_entered: 5, 'code_refused wrong': 125 },
      ['EvPortalCodesNotTried', 'EvPortalCodesGuessed'],
    ],
  ])('come when %s', (_, counted, names) => {
    expect(alarmsOf({ ...morning, ...counted })).toEqual(names);
  });
});
