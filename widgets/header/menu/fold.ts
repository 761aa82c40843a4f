/** Where the links are a row: see header.css. */
const wide = '(min-width: 1361px)';

/**
 * Makes room while the links do not fit into a wide window. First it hides the language's name, then it puts the row of links behind the
 * hamburger button. Returns a function that stops this.
 */
export function foldIfTooLong(nav: HTMLElement): () => void {
  const header = nav.parentElement as HTMLElement;
  const logo = header.querySelector('[title]') as HTMLElement;
  const list = nav.lastElementChild as HTMLElement;
  // The bar has the same padding at both sides, and the logo starts after it. `scrollWidth` does not count what overlaps the padding.
  const isTooLong = () =>
    list.offsetHeight >= header.clientHeight ||
    [...header.querySelectorAll<HTMLElement>(':scope > :not(a)')].some(
      ({ offsetLeft, offsetWidth }) => offsetLeft + offsetWidth > header.clientWidth - logo.offsetLeft + 1,
    );
  const steps = ['data-short', 'data-folded'];
  const measure = () => {
    for (const step of steps) header.removeAttribute(step);
    // To measure makes the browser lay out the whole page, also when it calls this before the first frame.
    if (!matchMedia(wide).matches) return;
    for (const step of steps) header.toggleAttribute(step, isTooLong());
  };
  // The height of the bar is fixed, so this causes no further call.
  const observer = new ResizeObserver(measure);
  observer.observe(header);
  // The observer is too late for the first frame: Chromium counts a layout shift.
  queueMicrotask(measure);
  // A font that arrives late changes the widths of the texts, but not the size of the bar. happy-dom and jsdom have no `fonts`.
  const { fonts } = document as Partial<Document>;
  fonts?.addEventListener('loadingdone', measure);
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', measure);
  };
}
