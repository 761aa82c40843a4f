import type { Findings } from './check';

/** Groups keys by the widgets that show them. A key of two widgets is listed under both. */
function byWidget(keys: string[], widgets: Record<string, string[]>): string[] {
  return Object.entries(widgets).flatMap(([widget, uses]) => {
    const own = keys.filter((key) => uses.includes(key));
    return own.length ? [`    ${widget}: ${own.join(', ')}`] : [];
  });
}

/** The problems of a file as lines. `broken` is true if a visitor would see a problem. */
export function report(path: string, findings: Findings, widgets: Record<string, string[]>) {
  const { missing, unknown, placeholders, english } = findings;
  const section = (title: string, lines: string[]) => (lines.length ? [`  ${title}`, ...lines] : []);
  const wrong = placeholders.map(({ key, lost, invented }) => {
    const parts = [
      lost.length && `lacks ${lost.join(' ')}`,
      invented.length && `invents ${invented.join(' ')}`,
    ];
    return `    ${key} ${parts.filter(Boolean).join(', ')}`;
  });
  const lines = [
    ...section(`${missing.length} missing`, byWidget(missing, widgets)),
    ...section(`${placeholders.length} with placeholders that differ from the English text`, wrong),
    ...section(`${english.length} still in English`, byWidget(english, widgets)),
    ...section(`${unknown.length} that no widget uses`, unknown.length ? [`    ${unknown.join(', ')}`] : []),
  ];
  const broken = missing.length + placeholders.length > 0;
  return { broken, lines: [`${path}: ${lines.length ? '' : 'complete'}`.trimEnd(), ...lines] };
}
