import { addressFrom, escaped, headOf } from './html';
import type { Rendered } from './render';
import type { Source } from './sources';

/** A whole page of the guide. */
export function layout(
  source: Source,
  { html, chapters }: Rendered,
  menu: [name: string, sources: Source[]][],
  version: string,
): string {
  const address = (target: string) => addressFrom(source.page, target);
  const item = ({ page, title }: Source) =>
    `<li><a href="${address(page)}"${page === source.page ? ' aria-current="page"' : ''}>${escaped(title)}</a></li>`;
  const list = menu.map(
    ([name, sources]) => `<li><span>${name}</span><ul>\n${sources.map(item).join('\n')}\n</ul></li>`,
  );
  const contents = chapters.map(
    ({ id, title }) => `<li><a href="#${escaped(id)}">${title.replace(/<\/?a\b[^>]*>/g, '')}</a></li>`,
  );
  const ofPage =
    contents.length > 2
      ? `<nav class="contents" aria-label="On this page"><ul>\n${contents.join('\n')}\n</ul></nav>\n`
      : '';
  const all = menu.flatMap(([, sources]) => sources);
  const at = all.indexOf(source);
  const neighbour = (word: string, other?: Source) =>
    other ? `<li>${word}: <a href="${address(other.page)}">${escaped(other.title)}</a></li>\n` : '';
  const neighbours = `<nav class="neighbours" aria-label="Previous and next page"><ul>
${neighbour('Previous', all[at - 1])}${neighbour('Next', all[at + 1])}</ul></nav>
`;
  // The list of a page stands below its title.
  const body = html.replace(/(?<=<\/h1>\n)/, ofPage);
  const title = source.title.replace(/`/g, '');
  const sheets = html.includes('<iframe') ? ['guide', 'frame'] : ['guide'];
  const links = sheets.map((name) => `<link rel="stylesheet" href="${address(`assets/${name}.css`)}">`);
  const own = `${links.join('\n')}
<script src="${address('assets/guide.js')}" defer></script>
`;
  return `${headOf(`${title} – ev-portal-widgets`, address, own)}<body>
<a class="skip" href="#content">Skip to the content</a>
<header class="bar"><a href="${address('index.html')}">ev-portal-widgets</a> <span>${version}</span></header>
<div class="columns">
<nav class="menu" aria-label="Guide">
<details open>
<summary>All pages</summary>
<ul>
${list.join('\n')}
</ul>
</details>
</nav>
<main id="content" tabindex="-1">
${body}${neighbours}</main>
</div>
</body>
</html>
`;
}
