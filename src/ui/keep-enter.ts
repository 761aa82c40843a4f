const keys = ['keydown', 'keypress', 'keyup'];

const stopEnter = (event: Event) => {
  if ((event as KeyboardEvent).key === 'Enter') event.stopPropagation();
};

/**
 * Stops Enter at an element. Scripts of an ASP.NET WebForms page listen to it around the fields and click the page's own
 * default button. Returns a function that ends this.
 */
export function keepEnter(element: HTMLElement): () => void {
  for (const key of keys) element.addEventListener(key, stopEnter);
  return () => {
    for (const key of keys) element.removeEventListener(key, stopEnter);
  };
}
