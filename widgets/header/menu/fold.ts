/** Puts the row of links behind the hamburger button in a wide window too, if it does not fit. Returns a function that ends this. */
export function foldIfTooLong(nav: HTMLElement): () => void {
  const header = nav.parentElement as HTMLElement;
  const list = nav.lastElementChild as HTMLElement;
  const fold = (isTooLong: boolean) => nav.toggleAttribute('data-folded', isTooLong);
  const measure = () => {
    fold(false);
    fold(header.scrollWidth > header.clientWidth || list.offsetHeight >= header.clientHeight);
  };
  // The height of the bar is fixed, so this causes no further call.
  const observer = new ResizeObserver(measure);
  observer.observe(header);
  // A font that arrives late changes the widths of the texts, but not the size of the bar. happy-dom and jsdom have no `fonts`.
  const { fonts } = document as Partial<Document>;
  fonts?.addEventListener('loadingdone', measure);
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', measure);
  };
}
