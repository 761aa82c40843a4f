import { endAll, listen } from '../../../src/shared';

const acts = ['focusin', 'click'];

/** In ms. The time from the focus until the keyboard has appeared. */
const keyboardTime = 1000;

/**
 * Shows the submit button of a form when the visitor goes to a field, because the keyboard of a phone covers half of the window. After
 * that it leaves the view alone, because the visitor may zoom or scroll. Returns a function that stops this.
 */
export function showSubmit(form: HTMLFormElement): () => void {
  const show = () => {
    const field = form.querySelector('input:focus');
    if (field)
      for (const each of [form.querySelector('[type=submit]'), field])
        each?.scrollIntoView({ block: 'nearest' });
  };
  let shownAt = 0;
  const showNow = ({ timeStamp }: Event) => {
    shownAt = timeStamp;
    show();
  };
  const resize = ({ timeStamp }: Event) => {
    if (timeStamp - shownAt < keyboardTime) show();
  };
  // A tap on the field that has the focus opens the keyboard again.
  const ends = [listen(form, acts, showNow)];
  if (window.visualViewport) ends.push(listen(window.visualViewport, ['resize'], resize));
  return endAll(ends);
}
