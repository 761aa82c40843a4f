/** Whether a name is one slip of the keyboard away from another: one letter more, less or different, or two swapped. */
export function isNear(found: string, wanted: string): boolean {
  if (Math.abs(found.length - wanted.length) > 1) return false;
  const [one, other] = [found.toLowerCase(), wanted.toLowerCase()];
  // A plural is a word of its own, and in a short name a slip makes another word.
  if (one === other || wanted.length < 6 || `${one}s` === other || one === `${other}s`) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  const [rest, expected] = [one.slice(start), other.slice(start)];
  const swapped = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return (
    rest.slice(1) === expected ||
    rest === expected.slice(1) ||
    rest.slice(1) === expected.slice(1) ||
    swapped === expected
  );
}
