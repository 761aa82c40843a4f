import { afterLoad } from '../host/after-load';

const known = new Set<string>();
let untold: string[] = [];

/** Names the keys that the page's dictionary lacks, each once, in one warning after every script of the page has run. */
export function warn(keys: string[]): void {
  const found = keys.filter((key) => !known.has(key));
  for (const key of found) known.add(key);
  if (found.length && !untold.length) afterLoad(tell);
  untold = [...untold, ...found];
}

function tell(): void {
  console.warn(
    `ev-portal-widgets: English is shown for ${untold.length} keys that window.__PAGE__.translations lacks: ${untold.join(', ')}`,
  );
  untold = [];
}
