import { json } from '../../build/artifacts/json';
import { type Figure, figures, prometheusName, quantile } from './figures';

type Query = [expression: string, legend: string];

interface Panel {
  title: string;
  unit: string;
  queries: Query[];
}

const every = '$__rate_interval';
/** The sites that the reader has selected. */
const selected = '{job=~"$job"}';
/** What has an alarm of its own is in one panel with what it is compared with. */
const together: Panel[] = [
  {
    title: 'SMS that were sent, and codes that visitors have tried',
    unit: 'short',
    queries: [perMinute('ev_portal.sms.sent', 'sent'), perMinute('ev_portal.code.tried', 'tried')],
  },
];

/** Its words: what is measured, and not how. */
function perMinute(figure: Figure, legend: string): Query {
  return [`sum(rate(${prometheusName(figure)}${selected}[${every}])) * 60`, legend];
}

function panelOf(figure: Figure): Panel {
  const { kind, meaning, reasons } = figures[figure];
  if (kind === 'histogram') {
    const queries = [0.5, 0.95, 0.99].map(
      (part): Query => [quantile(figure, part, every, 'le', selected), `${100 * part} %`],
    );
    return { title: meaning, unit: 'ms', queries };
  }
  if (!reasons.length) return { title: meaning, unit: 'short', queries: [perMinute(figure, 'in a minute')] };
  const byReason = `sum by (reason) (rate(${prometheusName(figure)}${selected}[${every}])) * 60`;
  return { title: meaning, unit: 'short', queries: [[byReason, '{{reason}}']] };
}

const [width, height] = [12, 8];
const datasource = { type: 'prometheus', uid: `\${source}` };

const drawn = ({ title, unit, queries }: Panel, at: number) => ({
  id: at + 1,
  type: 'timeseries',
  title,
  datasource,
  gridPos: { x: (at % 2) * width, y: Math.floor(at / 2) * height, w: width, h: height },
  fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
  options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
  targets: queries.map(([expr, legendFormat], index) => ({
    refId: String.fromCharCode(65 + index),
    datasource,
    expr,
    legendFormat,
  })),
});

/** A dashboard with all figures of the guard, for Grafana 9 or newer. What is counted is shown for a minute, on all servers of a site. */
export function grafanaDashboard(): string {
  const panels = [...together, ...(Object.keys(figures) as Figure[]).map(panelOf)];
  return json({
    title: 'EvPortalWidgets: logins and SMS',
    uid: 'ev-portal',
    description: 'Written by npm run docs. What is counted is shown for a minute.',
    tags: ['ev-portal'],
    schemaVersion: 38,
    editable: true,
    refresh: '1m',
    time: { from: 'now-6h', to: 'now' },
    templating: {
      list: [
        { name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' },
        {
          name: 'job',
          label: 'Site',
          type: 'query',
          datasource,
          query: `label_values(${prometheusName('ev_portal.sms.sent')}, job)`,
          refresh: 2,
          multi: true,
          includeAll: true,
        },
      ],
    },
    panels: panels.map(drawn),
  });
}
