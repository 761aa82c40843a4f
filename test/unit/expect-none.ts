import { expect } from 'vitest';

/** Fails if a rule has found something. `cure` says what to do. */
export function expectNone(found: string[], cure: string): void {
  if (found.length) expect.fail(`${cure}\n  ${found.join('\n  ')}\n`);
}
