/**
 * Listens to events, and returns a function that ends this. A page may have a function `addEventListener` of its own, so the browser's one
 * is called on the target. There is no object of options: a library may have put a function `once` on `Object.prototype`.
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: never) => void,
  isCapture = false,
): () => void {
  const run = listener as EventListener;
  for (const type of types) addEventListener.call(target, type, run, isCapture);
  return () => {
    for (const type of types) removeEventListener.call(target, type, run, isCapture);
  };
}
