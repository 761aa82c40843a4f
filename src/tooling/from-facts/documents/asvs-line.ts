import { readFileSync } from 'node:fs';

/** Which requirements are not met, from the table below the line. */
export function asvsLine(table = readFileSync('test/ASVS.md', 'utf8')): string {
  const rows = [...table.matchAll(/^\| ([\d., to]+) \| (.+?) \| not met \|/gm)];
  return `**Not met**: ${rows.map(([, numbers, about]) => `${numbers} (${about})`).join(', ')}.`;
}
