/**
 * Scrolls the submit button of a form into view when one of its text fields has the focus, because the keyboard of a phone
 * covers half of the window. Returns a function that stops this.
 */
export function showSubmit(form: HTMLFormElement): () => void {
  const show = () => {
    const field = form.querySelector('input:focus');
    if (field)
      for (const each of [form.querySelector('[type=submit]'), field])
        each?.scrollIntoView({ block: 'nearest' });
  };
  form.addEventListener('focusin', show);
  // The keyboard appears after the focus event.
  window.visualViewport?.addEventListener('resize', show);
  return () => {
    form.removeEventListener('focusin', show);
    window.visualViewport?.removeEventListener('resize', show);
  };
}
