/** Counts by a line without its number. `drain` returns the lines with their numbers, and starts again. */
export function counter(): { add(line: string, by?: number): void; drain(): string[] } {
  let counts = new Map<string, number>();
  return {
    add(line, by = 1) {
      counts.set(line, (counts.get(line) ?? 0) + by);
    },
    drain() {
      const lines = [...counts].map(([line, count]) => `${line} ${count}`);
      counts = new Map();
      return lines;
    },
  };
}
