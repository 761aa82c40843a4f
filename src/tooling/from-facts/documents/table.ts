/** Code in Markdown. */
export const code = (text: string) => `\`${text}\``;

/** A place in a table to which a link can lead. */
export const anchor = (id: string) => `<a id="${id}"></a>`;

/** Text in a cell: a browser would read `<` as a tag. */
export const inCell = (text: string) => text.replaceAll('<', '&lt;');

/** A Markdown table. A cell must be one line; `|` in it is escaped. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** A document outside of the repository: links to its files would lead nowhere, so only their words stay. */
export const withoutLinks = (markdown: string) => markdown.replace(/\[([^\]]+)\]\((?!\w+:|#)[^)]+\)/g, '$1');
