/** The longest pause in ms. In a browser with a coarse clock the measured time may be too long. */
const longestPause = 100;

/**
 * Calls `look` when the document's tree has changed: at once after the first change, and once more after a pause, for all that has changed in
 * the pause. So a page that changes its tree thousands of times causes only a few calls. `look` returns how long its search took, without the
 * work that followed. The pause is ten times as long, so it is longer on a larger page.
 */
export function onDocumentChange(look: () => number): void {
  const observe = () => observer.observe(document, { childList: true, subtree: true });
  const lookOnce = () => {
    try {
      return look();
    } catch (error) {
      // Later changes must still be seen.
      reportError(error);
      return longestPause;
    }
  };
  const resume = () => {
    lookOnce();
    observe();
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    setTimeout(resume, Math.min(longestPause, 10 * lookOnce()));
  });
  observe();
}
