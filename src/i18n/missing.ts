import { afterLoad } from '../host/after-load';

const missing = new Set<string>();
let waiting = false;

/** Names the keys that the page's dictionary lacks, all in one warning: after every script of the page has run. */
export function warn(keys: string[]): void {
  const known = missing.size;
  for (const key of keys) missing.add(key);
  if (waiting || missing.size === known) return;
  waiting = true;
  afterLoad(tell);
}

function tell(): void {
  waiting = false;
  console.warn(
    `ev-portal-widgets: English is shown for ${missing.size} keys that window.__PAGE__.translations lacks: ${[...missing].join(', ')}`,
  );
}
