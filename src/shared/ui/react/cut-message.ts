import type * as needs from './needs.ts';

/** The message for a part of React that is cut. jsx.d.ts makes types from it. */
export const cutMessage = <What extends string, Name extends string, List extends keyof typeof needs>(
  what: What,
  name: Name,
  list: List,
) => `${what} is cut from React: add '${name}' to \`${list}\` in src/shared/ui/react/needs.ts` as const;
