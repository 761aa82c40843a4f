/** The words that may leave the page. The build takes them from `src/facts` and from the names of the widgets. */
export interface Words {
  widgets: readonly string[];
  /** The paths of the calls, by name. */
  calls: Readonly<Record<string, string>>;
  /** The kinds of refusals. */
  kinds: readonly string[];
  /** The codes of refusals that our own C# has. Any other code becomes `other`. */
  codes: readonly string[];
}
