/** A call that takes longer than this is shown in words. In ms. The words of a quick one would only flash. */
const longCall = 300;

/** Gives the parent of these words `data-late` when the call takes long. The returned function ends this. */
export function markLate(words: HTMLElement) {
  const notes = words.parentElement;
  const timer = setTimeout(() => notes?.setAttribute('data-late', ''), longCall);
  return () => {
    clearTimeout(timer);
    notes?.removeAttribute('data-late');
  };
}
