import { getUnshadowed } from './get-unshadowed';

/**
 * Listens to events, and returns a function that stops this. It calls the browser's own function, because the page may have a function
 * `addEventListener`. It passes no object of options, because a library may have added a function `once` to `Object.prototype`.
 */
export function listen(
  target: EventTarget,
  types: readonly string[],
  listener: (event: never) => void,
  isCapture = false,
): () => void {
  const call = (method: 'addEventListener' | 'removeEventListener') => {
    for (const type of types) getUnshadowed(method).call(target, type, listener as EventListener, isCapture);
  };
  call('addEventListener');
  return () => call('removeEventListener');
}

export const endAll = (ends: (() => void)[]) => () => {
  for (const end of ends) end();
};
