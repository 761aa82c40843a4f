const measured = new Set<string>();

/** Tells the site's own monitoring how long a widget took, from the start of its script to its first commit. */
export function measure(widget: string): void {
  if (measured.has(widget)) return;
  measured.add(widget);
  const name = `ev-portal-widgets:${widget}`;
  try {
    // The widget's script has set the mark. Firefox before 101 knows no other way to say where a measure starts.
    performance.measure(name, name);
    performance.clearMarks(name);
  } catch {
    // The page has cleared the mark, or has a `performance` of its own.
  }
}
