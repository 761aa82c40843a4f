/** What a build is for. */
export interface Edition {
  /** Readable code, and React's own development build, from which nothing is cut. */
  development: boolean;
  /** Each package as it was published: src/tooling/trimming changes none. */
  whole: boolean;
}

/** Whether the variable WHOLE or the option --whole asks for packages without changes. */
export const wantsWhole = () =>
  !['', '0', 'false'].includes(process.env.WHOLE ?? '') || process.argv.includes('--whole');
