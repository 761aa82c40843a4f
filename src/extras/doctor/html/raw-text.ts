/** The elements whose content is text. A browser that runs scripts reads `noscript` so, too. */
const names = /^(style|xmp|iframe|noembed|noframes|noscript|textarea|title|script|plaintext)$/;

export const hasRawText = (name: string): boolean => names.test(name);

/** Where the text of such an element ends: at its end tag, or at the end of the document. */
export function rawTextEnd(html: string, name: string, from: number): number {
  if (name === 'plaintext') return html.length;
  if (name === 'script') return scriptEnd(html, from);
  const end = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}

/** In a script `<!-- <script>` begins a part in which `</script>` ends only that part. */
function scriptEnd(html: string, from: number): number {
  const mark = /<!--|-->|<\/?script(?=[\t\n\f />])/gi;
  mark.lastIndex = from;
  let state: 'plain' | 'escaped' | 'twice' = 'plain';
  for (let found = mark.exec(html); found; found = mark.exec(html)) {
    const [word] = found;
    if (word === '-->') state = 'plain';
    else if (word === '<!--') {
      if (state === 'plain') state = 'escaped';
      // `<!-->` ends at once.
      mark.lastIndex -= 2;
    } else if (word.startsWith('</')) {
      if (state !== 'twice') return found.index;
      state = 'escaped';
    } else if (state === 'escaped') state = 'twice';
  }
  return html.length;
}
