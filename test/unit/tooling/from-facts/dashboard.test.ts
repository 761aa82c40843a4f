// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import facts from '../../../../src/facts/csharp.json';
import { wholeFiles } from '../../../../src/tooling/from-facts/documents';

const read = (name: string) => readFileSync(`src/aspnet/dashboard/${name}`, 'utf8');
const dashboard = JSON.parse(read('grafana.json'));
const rules = read('prometheus.yml');
const queries: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);
const conditions = [...rules.matchAll(/expr: (".*")/g)].map(([, text = '']) => JSON.parse(text) as string);

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

test('the dashboard and the alarms are those of the figures', () => {
  for (const [path, text] of Object.entries(wholeFiles))
    expect(readFileSync(path, 'utf8') === text(), `${path}: run \`npm run docs\``).toBe(true);
});

describe('a site that exports its figures', () => {
  test('sees each of them on the dashboard, and nothing that does not exist', () => {
    expect(namesIn(queries).sort()).toEqual([...exported].sort());
    expect(Object.keys(facts.guard.meters)).toHaveLength(exported.length);
  });

  test('has in its alarms only what exists, with reasons that exist', () => {
    expect(conditions.length).toBeGreaterThan(5);
    expect(namesIn(conditions).filter((name) => !exported.includes(name))).toEqual([]);
    const reasons = conditions.flatMap((each) =>
      [...each.matchAll(/ev_portal_(\w+)_total\{reason=~"([\w|]+)"\}/g)].flatMap(([, name = '', only = '']) =>
        only.split('|').map((reason) => ({ name: `ev_portal.${name.replace('_', '.')}`, reason })),
      ),
    );
    expect(reasons.length).toBeGreaterThan(2);
    const { meters } = facts.guard;
    for (const { name, reason } of reasons)
      expect(meters[name as keyof typeof meters].reasons, name).toContain(reason);
  });
});
