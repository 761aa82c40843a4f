const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Decodes what encoders write. Other names stay as they are: no address, name or number of ours has one. */
export const decodeEntities = (text: string): string =>
  text.replace(
    /&(?:#(\d+);?|#x([\da-f]+);?|(amp|lt|gt|quot|nbsp)(?:;|(?![\da-z=]))|(apos);)/gi,
    (whole, decimal?: string, hex?: string, name?: string, apos?: string) => {
      if (decimal || hex) return character(Number.parseInt(decimal ?? hex ?? '', decimal ? 10 : 16));
      return named[name ?? apos ?? ''] ?? whole;
    },
  );

function character(code: number): string {
  const isOne = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code < 0xe000);
  return isOne ? String.fromCodePoint(code) : '\ufffd';
}
