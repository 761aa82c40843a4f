/**
 * Reads a property of a node as the browser defines it. On a document and a form, an element of the page with such a `name` or
 * `id` takes the place of the property: `<img name="currentScript" src="…">`.
 */
export const unshadowed = <Owner extends Node, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
): Owner[Name] => Reflect.get(Object.getPrototypeOf(owner), name, owner);
