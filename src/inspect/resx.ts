const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML. The build uses it, too. */
export const encode = (text: string) => text.replace(/[&<>"]/g, (character) => `${escapes[character]}`);

/** Entries for a .resx file. */
export const resxEntries = (texts: Iterable<[string, string]>): string =>
  [...texts]
    .map(
      ([key, text]) =>
        `  <data name="${encode(key)}" xml:space="preserve">\n    <value>${encode(text)}</value>\n  </data>\n`,
    )
    .join('');
