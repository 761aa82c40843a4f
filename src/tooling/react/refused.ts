/** Replaces an export of React that is cut. Each use of it throws: a call, `extends`, an element of this type. */
export function refused(message: string): unknown {
  const fail = () => {
    throw Error(message);
  };
  return new Proxy(function cut() {}, { apply: fail, get: fail });
}
