import { listen } from '../guard/listen';

/** Calls `then` once the page has loaded. For work that can wait, so that it does not delay the page. */
export function afterLoad(then: () => void): void {
  if (document.readyState === 'complete') {
    setTimeout(then);
    return;
  }
  const end = listen(window, ['load'], () => {
    end();
    then();
  });
}
