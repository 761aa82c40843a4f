import facts from '../../../facts/csharp.json';

/** A figure of the guard, by its name in the meter. */
export type Figure = keyof typeof facts.guard.meters;

interface Meter {
  kind: string;
  unit: string;
  meaning: string;
  reasons: string[];
}

export const figures: Record<Figure, Meter> = facts.guard.meters;

/** The name that Prometheus gets from OpenTelemetry: without a unit in braces, `_total` for what is counted. */
export function prometheusName(figure: Figure): string {
  const { kind, unit } = figures[figure];
  const name = figure.replaceAll('.', '_');
  if (kind === 'counter') return `${name}_total`;
  if (unit !== 'ms') throw new Error(`${figure}: how does Prometheus spell the unit ${unit}?`);
  return `${name}_milliseconds`;
}

/** How often something was counted in a time, on all servers of a site. With reasons, only what has one of them. */
export function counted(figure: Figure, time: string, ...reasons: string[]): string {
  for (const reason of reasons)
    if (!figures[figure].reasons.includes(reason)) throw new Error(`${figure} has no reason ${reason}`);
  const only = reasons.length ? `{reason=~"${reasons.join('|')}"}` : '';
  return `sum by (job) (increase(${prometheusName(figure)}${only}[${time}]))`;
}

/** The time below which such a part of all times is, for each site or for some labels. */
export const quantile = (figure: Figure, part: number, time: string, by = 'job, le', labels = '') =>
  `histogram_quantile(${part}, sum by (${by}) (rate(${prometheusName(figure)}_bucket${labels}[${time}])))`;
