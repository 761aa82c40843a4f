/** `Object` itself. The page may have a variable of this name. */
export const objectItself = {}.constructor as ObjectConstructor;

/**
 * Reads a property of the document, or of another node, as the browser defines it. On a document and a form, an element of the page with such a `name` or
 * `id` takes the place of the property: `<img name="currentScript" src="…">`. `super` reads from the prototype, with the node as `this`.
 */
export const getUnshadowed = <Name extends keyof Owner, Owner extends Node = Document>(
  name: Name,
  owner: Owner = document as Node as Owner,
): Owner[Name] => {
  const reader = {
    __proto__: objectItself.getPrototypeOf(owner),
    read() {
      return super[name as keyof object];
    },
  };
  return reader.read.call(owner);
};
