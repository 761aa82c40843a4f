const keys = ['keydown', 'keypress', 'keyup'];

const stopEnter = (event: Event) => {
  if ((event as KeyboardEvent).key === 'Enter') event.stopPropagation();
};

/**
 * Keeps Enter inside an element. The scripts of an ASP.NET WebForms page listen around the fields and click the page's
 * own default button. Returns what to call to end it.
 */
export function keepEnter(element: HTMLElement): () => void {
  for (const key of keys) element.addEventListener(key, stopEnter);
  return () => {
    for (const key of keys) element.removeEventListener(key, stopEnter);
  };
}
