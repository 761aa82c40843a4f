/** Reads a property that an object may lack. A script of the page may have added one of that name to `Object.prototype`. */
export const getOwn = <Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
): Owner[Name] | undefined => (Object.hasOwn(owner, name) ? owner[name] : undefined);
