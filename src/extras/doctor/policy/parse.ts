/** One policy: the values of each directive. A page may have several, and all of them count. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header or a `<meta>`. A header that was sent twice has a comma between the two. */
export const parsePolicies = (text = ''): Policy[] =>
  text
    .split(',')
    .map((policy) => {
      const directives = new Map<string, string[]>();
      for (const part of policy.split(';')) {
        const [name = '', ...values] = part.trim().split(/[\t\n\f\r ]+/);
        // The second of two directives with one name does not count.
        if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), values);
      }
      return directives;
    })
    .filter(({ size }) => size);

export const nonces = (policies: readonly Policy[]): string[] =>
  policies.flatMap((policy) =>
    [...policy.values()].flat().flatMap((source) => source.match(/^'nonce-(.+)'$/i)?.[1] ?? []),
  );
