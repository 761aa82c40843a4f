/**
 * Listens to events, and returns a function that ends this. A page may have a function `addEventListener` of its own, so the browser's one
 * is called on the window. There is no object of options: a library may have put a function `once` on `Object.prototype`.
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: never) => void,
  isCapture = false,
): () => void {
  const methods = target === window ? { addEventListener, removeEventListener } : target;
  const call = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of types) methods[method].call(target, type, listener as EventListener, isCapture);
  };
  call('addEventListener');
  return () => call('removeEventListener');
}

export const endAll = (ends: (() => void)[]) => () => {
  for (const end of ends) end();
};
