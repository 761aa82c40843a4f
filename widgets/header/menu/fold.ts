/**
 * Puts the row of links behind the hamburger button in a wide window too, as long as the links do not fit into the bar.
 * Returns a function that ends this.
 */
export function foldIfTooLong(nav: HTMLElement): () => void {
  const header = nav.parentElement as HTMLElement;
  const list = nav.lastElementChild as HTMLElement;
  // The height of the bar is fixed, so this causes no further call.
  const observer = new ResizeObserver(() => {
    nav.removeAttribute('data-folded');
    const isTooLong = header.scrollWidth > header.clientWidth || list.offsetHeight >= header.clientHeight;
    nav.toggleAttribute('data-folded', isTooLong);
  });
  observer.observe(header);
  return () => observer.disconnect();
}
