/** Gives the headings of a document the ids of GitHub, so that a link works there and on a page. */
export function headingIds(): (title: string) => string {
  const used = new Map<string, number>();
  return (title) => {
    const id = title
      .replace(/<[^>]*>|[`*]/g, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-');
    const count = used.get(id) ?? 0;
    used.set(id, count + 1);
    return count ? `${id}-${count}` : id;
  };
}

/** The ids to which a link of a document can lead: those of its headings, and those that it writes itself. */
export function idsIn(markdown: string): string[] {
  const idOf = headingIds();
  const outside = markdown.replace(/^ *```.*?^ *```/gms, '');
  const headings = [...outside.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) => idOf(title));
  const written = [...outside.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return [...headings, ...written];
}
