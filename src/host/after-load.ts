/** Calls once the page and all that it asked for have come: what can wait stands in nobody's way. */
export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') setTimeout(then);
  else addEventListener('load', then, { once: true });
}
