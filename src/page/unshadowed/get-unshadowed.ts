/**
 * Reads a property of the document, or of another node, as the browser defines it. On a document and a form, an element of the page with such a `name` or
 * `id` takes the place of the property: `<img name="currentScript" src="…">`.
 */
export const getUnshadowed = <Name extends keyof Owner, Owner extends Node = Document>(
  name: Name,
  owner: Owner = document as Node as Owner,
): Owner[Name] => Reflect.get(Object.getPrototypeOf(owner), name, owner);
