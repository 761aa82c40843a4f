/** The code in what was typed, or in a whole message that was pasted: no date, no hour and no sum with its cents. */
export function findCode(text: string): string {
  const digits = (found: string) => found.replace(/\D/g, '');
  const plain = text.replace(/\p{Cf}/gu, '');
  const dateless = plain.replace(/\d+(?:[.:/,]\d+)+|\d{4}-\d\d-\d\d/g, '');
  const [code] = (/\p{L}/u.test(plain) && dateless.match(/\b(?:\d{3}[\s\p{Pd}]\d{3}|\d{4,8})\b/u)) || [plain];
  return digits(code);
}
