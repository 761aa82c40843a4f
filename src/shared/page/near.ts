/** Whether a name is one slip of the keyboard away from another: one letter more, less or different, or two swapped. */
export function isNear(found: string, wanted: string): boolean {
  const [one, other] = [found.toLowerCase(), wanted.toLowerCase()];
  // A plural is a word of its own. In a short name a slip makes another word, and so does another first letter: reader, header.
  if (one === other || wanted.length < 6 || `${one}s` === other || one === `${other}s`) return false;
  let start = 0;
  while (one[start] === other[start]) start++;
  const [rest, expected] = [one.slice(start), other.slice(start)];
  const [less, end] = [rest.slice(1), expected.slice(1)];
  const swapped = `${rest[1]}${rest[0]}${rest.slice(2)}`;
  return less === expected || rest === end || (!!start && less === end) || swapped === expected;
}
