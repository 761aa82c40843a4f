import type { kinds } from './kinds';

/** What a value is: a simple kind, a list `[kind]`, or an object with parts. */
export type Kind = keyof typeof kinds | readonly [Kind] | ObjectKind;

export interface ObjectKind {
  /** The name of its class in C#. It begins with "Widget", so that it is safe in a view. */
  csharp: string;
  /** Describes one object. Needed in a list, where the description of the field is about the whole list. */
  description?: string;
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
  /** One sentence or more. The build leaves it out of shared.js. */
  description: string;
  /** For a page of the main website: the translation key of the footer's link to it. */
  text?: string;
}

export interface PageField extends Part {
  /** Used when the page gives no valid value. It is a function when it depends on the page. */
  default: unknown | ((page: { lang: string; origin: string }) => unknown);
  /** The default in documents, if it depends on the page. */
  defaultInWords?: string;
  /** The names of the widgets that read it, for their pages in the guide. Without it, all do. The build leaves it out of shared.js. */
  widgets?: string;
  /** The address in this field stays as the page wrote it: a call resolves it against the origin. All others are resolved against the page. */
  unresolved?: true;
}
