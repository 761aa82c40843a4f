const measured = new Set<string>();

/** Measures the time from the start of a widget's script to its first commit, for the site's own monitoring. */
export function measure(widget: string): void {
  if (measured.has(widget)) return;
  measured.add(widget);
  const name = `ev-portal-widgets:${widget}`;
  try {
    // The widget's script has set the mark. Firefox before 101 accepts only the name of a mark as the start.
    performance.measure(name, name);
    performance.clearMarks(name);
  } catch {
    // The page has cleared the mark or replaced `performance`.
  }
}
