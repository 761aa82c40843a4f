/** What a build is for. */
export interface Edition {
  /** Readable code, React's own development build, and an error for each use of what is cut from React. */
  development: boolean;
  /** React without changes: nothing is cut. */
  wholeReact: boolean;
}

/** Whether the variable WHOLE_REACT or the option --whole-react asks for React without changes. */
export const wantsWholeReact = () =>
  !['', '0', 'false'].includes(process.env.WHOLE_REACT ?? '') || process.argv.includes('--whole-react');

export const completeEdition = (wanted: Partial<Edition> = {}): Edition => ({
  development: false,
  wholeReact: wantsWholeReact(),
  ...wanted,
});
