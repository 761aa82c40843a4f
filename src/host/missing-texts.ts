import { afterLoad } from './after-load';

const known = new Set<string>();
let pending: string[] = [];

/** Collects the keys that the page's dictionary lacks, and lists each once in one warning after the page has loaded. */
export function reportMissing(keys: string[]): void {
  const found = keys.filter((key) => !known.has(key));
  for (const key of found) known.add(key);
  if (found.length && !pending.length) afterLoad(print);
  pending = [...pending, ...found];
}

function print(): void {
  console.warn(
    `ev-portal-widgets: English is shown for ${pending.length} keys that window.__PAGE__.translations lacks: ${pending.join(', ')}`,
  );
  pending = [];
}
