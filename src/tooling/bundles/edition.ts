/** What a build is for. */
export interface Edition {
  /** Readable code, React's own development build, and an error for each use of what is cut from React. */
  development: boolean;
  /** React without changes: nothing is cut. */
  wholeReact: boolean;
}
