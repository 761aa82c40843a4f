/** What a build is for. */
export interface Edition {
  /** Readable code, and React's own development build, from which nothing is cut. */
  development: boolean;
  /** React without changes: nothing is cut. */
  wholeReact: boolean;
  /** Parts of the trimming that are skipped, to measure their effect. */
  skippedCuts?: string[];
}

/** Whether the variable WHOLE_REACT or the option --whole-react asks for React without changes. */
export const wantsWholeReact = () =>
  !['', '0', 'false'].includes(process.env.WHOLE_REACT ?? '') || process.argv.includes('--whole-react');

export const completeEdition = (wanted: Partial<Edition> = {}): Edition => ({
  development: false,
  wholeReact: wantsWholeReact(),
  ...wanted,
});
