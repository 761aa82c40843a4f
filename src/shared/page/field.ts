import type { kinds } from './kinds';

/** What a value is: a simple kind, a list `[kind]`, or an object with parts. */
export type Kind = keyof typeof kinds | readonly [Kind] | ObjectKind;

export interface ObjectKind {
  parts: Readonly<Record<string, Part>>;
  /** An object without any of these parts is ignored. */
  anyOf?: readonly string[];
  /** The first part, if the other addresses are relative to it. Without it they are relative to the page. */
  base?: string;
}

export interface Part {
  kind: Kind;
  /** An object without this part is ignored. A page without this field gets the default and a message. */
  required?: true;
  /** For a page of the main website: the translation key of the footer's link to it. */
  text?: string;
}

export interface PageField extends Part {
  /** Used when the page gives no valid value. It is a function when it depends on the page. */
  default: unknown | ((page: { lang: string; origin: string }) => unknown);
  /** The address in this field stays as the page wrote it: a call resolves it against the origin. All others are resolved against the page. */
  unresolved?: true;
}
