/** The longest pause, for a clock that a browser's settings have made coarse. */
const longest = 100;

/**
 * Calls `look` when the document's tree has changed: at once for the first change, and once more after a pause, for all
 * that has changed in the pause. Nothing is observed during the pause, so a page that changes its tree thousands of
 * times pays for a few calls only. The pause is ten times as long as a look takes, because that is longer in a larger
 * page. `look` returns the time that it took to look around, without what it did then.
 */
export function watch(look: () => number): void {
  const observe = () => observer.observe(document, { childList: true, subtree: true });
  const resume = () => {
    look();
    observe();
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    setTimeout(resume, Math.min(longest, 10 * look()));
  });
  observe();
}
