import type { Findings } from './check';

/** Keys under the widgets that show them; a key of two widgets stands under both. */
function byWidget(keys: string[], widgets: Record<string, string[]>): string[] {
  return Object.entries(widgets).flatMap(([widget, uses]) => {
    const own = keys.filter((key) => uses.includes(key));
    return own.length ? [`    ${widget}: ${own.join(', ')}`] : [];
  });
}

/** What is wrong with a file, in lines; `broken` when a visitor would see it. */
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
    ...section(`${placeholders.length} with other placeholders than the English text`, wrong),
    ...section(`${english.length} as in English`, byWidget(english, widgets)),
    ...section(`${unknown.length} that no widget knows`, unknown.length ? [`    ${unknown.join(', ')}`] : []),
  ];
  const broken = missing.length + placeholders.length > 0;
  return { broken, lines: [`${path}: ${lines.length ? '' : 'complete'}`.trimEnd(), ...lines] };
}
