import { posix } from 'node:path';
import { Marked } from 'marked';
import { addressFrom, escaped } from './html';
import { headingIds } from './ids';
import { liveSection } from './live';
import type { Source } from './sources';

const { dirname, join } = posix;

export interface Rendered {
  html: string;
  /** The second level of headings, for the list at the start of a page. */
  chapters: { id: string; title: string }[];
  /** The paths in the repository of its pictures and of the files that it gives to a site. */
  files: string[];
}

/** A file of the repository, by its place in the guide. */
export const fileOf = (path: string) => {
  const name = posix.basename(path);
  return isForSite(path) ? `files/${name}` : `pictures/${name}`;
};

const isForSite = (path: string) => path.startsWith('src/aspnet/dashboard/');

/** A phone shows such a table as one row below the other: its sentences would be narrow columns, or outside of the window. */
const isTooWideForPhone = (rows: string[][]) =>
  rows.some(
    (cells) =>
      cells.length > 5 ||
      (cells.length > 2 && cells.some((cell) => cell.replace(/<[^>]*>/g, '').length > 60)),
  );

/** The content of a page. A link to a document that is in the guide leads to its page; of another file the path is shown. */
export function render({ path, page, markdown }: Source, sources: Source[]): Rendered {
  const idOf = headingIds();
  const chapters: Rendered['chapters'] = [];
  const files: string[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text);
        const title = this.parser.parseInline(tokens);
        if (depth === 2) chapters.push({ id, title });
        return `<h${depth} id="${escaped(id)}">${title}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        if (/^\w+:/.test(href)) return `<a href="${escaped(href)}">${text}</a>`;
        const [file = '', id] = href.split('#');
        const target = file ? join(dirname(path), file) : path;
        const found = sources.find((source) => source.path === target);
        if (isForSite(target)) {
          files.push(target);
          return `<a href="${addressFrom(page, fileOf(target))}">${text}</a>`;
        }
        if (!found) return `${text} (<code>${escaped(target)}</code> in the repository)`;
        const address = found.page === page && id ? '' : addressFrom(page, found.page);
        return `<a href="${address}${id ? `#${escaped(id)}` : ''}">${text}</a>`;
      },
      image({ href, text }) {
        const file = join(dirname(path), href);
        files.push(file);
        return `<img src="${addressFrom(page, fileOf(file))}" alt="${escaped(text)}">`;
      },
      code({ text, lang }) {
        const name = lang ? ` data-language="${escaped(lang)}"` : '';
        return `<pre tabindex="0"${name}><code>${escaped(text)}\n</code></pre>\n`;
      },
      table({ header, rows }) {
        const inline = ({ tokens }: (typeof header)[number]) => this.parser.parseInline(tokens);
        const names = header.map(({ text }) => text.replace(/[`*]/g, ''));
        const head = header.map((cell) => `<th scope="col">${inline(cell)}</th>`);
        const body = rows.map((cells) => cells.map(inline));
        const lines = body.map((cells) =>
          cells.map((cell, at) => `<td data-label="${escaped(names[at] ?? '')}">${cell}</td>`).join(''),
        );
        const kind = isTooWideForPhone(body) ? ' class="rows"' : '';
        return `<div class="table" role="group" tabindex="0" aria-label="Table: ${escaped(names.join(', '))}"><table${kind}>
<thead><tr>${head.join('')}</tr>
</thead>
<tbody>${lines.map((line) => `<tr>${line}</tr>\n`).join('')}</tbody></table></div>\n`;
      },
      html({ text }) {
        const [, widget] = text.match(/<!-- live: ([\w-]+) -->/) ?? [];
        if (widget) return liveSection(widget, (target) => addressFrom(page, target));
        return text.startsWith('<!--') ? '' : text;
      },
    },
  });
  return { html: marked.parse(markdown) as string, chapters, files };
}
