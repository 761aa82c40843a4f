import { getUnshadowed, plain } from './get-unshadowed';

/** A view of a node: each property is read as `getUnshadowed` reads it, and methods are bound to the node. */
export const unshadowed = <Owner extends Node>(node: Owner): Owner =>
  new Proxy(node, {
    // A script of the page may have given `Object.prototype` a property with the name of a trap.
    __proto__: null,
    get(_, name) {
      const key = name as keyof Owner;
      // What a script has added to the node itself is not in the prototype. React adds a mark to the document.
      const found: unknown = key in plain.getPrototypeOf(node) ? getUnshadowed(key, node) : node[key];
      return typeof found === 'function' ? (...all: unknown[]) => found.apply(node, all) : found;
    },
  } as ProxyHandler<Owner>);

/** The document, for all that reads its properties. The build makes React use it too. */
export const safeDocument = unshadowed(document);
