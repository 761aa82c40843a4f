/** Code in Markdown. */
export const code = (text: string) => `\`${text}\``;

/** A Markdown table. A cell must be one line; `|` in it is escaped. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}
