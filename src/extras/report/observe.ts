const drains: (() => void)[] = [];

/** Calls `found` with each entry of a type, also with those from before. Does nothing in a browser that has no such entries. */
export function observe<Entry extends PerformanceEntry>(
  type: string,
  found: (entry: Entry) => void,
  options?: PerformanceObserverInit,
): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries) found(entry as Entry);
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type, buffered: true, ...options });
  drains.push(() => read(observer.takeRecords()));
}

/** Reads the entries that no observer has got yet. A page that is being left calls no observer. */
export function readAll(): void {
  for (const drain of drains) drain();
}

/** A time in milliseconds, in steps of 50. */
export const rounded = (time: number): number => Math.round(time / 50) * 50;
