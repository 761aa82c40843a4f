/** The words that may leave the page. The build takes them from the records of the widgets and of the C#. */
export interface Words {
  widgets: readonly string[];
  /** The paths of the calls, by name. */
  calls: Readonly<Record<string, string>>;
  /** The kinds of refusals. */
  kinds: readonly string[];
  /** The codes of refusals that our own C# has. Any other code becomes `other`. */
  codes: readonly string[];
}
