/** In ms. Only a call that takes longer is shown in words. The words of a quick call would flash. */
const longCall = 300;

/** Sets `data-late` on the parent of these words when the call takes long. Returns a function that stops this. */
export function markLate(words: HTMLElement) {
  const notes = words.parentElement;
  const timer = setTimeout(() => notes?.setAttribute('data-late', ''), longCall);
  return () => {
    clearTimeout(timer);
    notes?.removeAttribute('data-late');
  };
}
