/** In bytes. A receiver refuses longer ones. */
const longest = 4000;

/**
 * Returns a function that sends lines to an address: as plain text, so that another origin needs no preflight, and without cookies and the
 * address of the page. If a request fails, this page sends nothing more.
 */
export function sender(to: string, share: string): (lines: string[]) => void {
  // A `<base>` of the page does not count.
  const { href } = new URL(to, location.href);
  let isOver = false;
  return (lines) => {
    if (isOver || !lines.length) return;
    const all = [`report 1 ${share}`, ...lines].join('\n');
    // A line without its last digits would have another number.
    const body = all.length > longest ? all.slice(0, longest).replace(/\n.*$/, '') : all;
    const stop = () => {
      isOver = true;
    };
    try {
      fetch(href, {
        method: 'POST',
        body,
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }).then(({ ok }) => ok || stop(), stop);
    } catch {
      // The browser has no room left for requests that outlive the page.
      stop();
    }
  };
}
