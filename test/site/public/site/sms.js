// Shows the SMS that the site "sent", newest first. It requests them after each checkout and does not poll, because a
// page with a pending request cannot enter the back/forward cache.
(() => {
  const list = /** @type {HTMLElement} */ (document.getElementById('sms'));

  async function show() {
    const response = await fetch('/dev/sms');
    /** @type {{ phone: string, code: string, at: number }[]} */
    const messages = await response.json();
    if (!messages.length) return;
    list.replaceChildren(
      ...messages.reverse().map(({ phone, code, at }) => {
        const item = document.createElement('li');
        const text = list.dataset.text?.replace('{code}', code);
        item.textContent = `${new Date(at).toLocaleTimeString()} +${phone}: ${text}`;
        return item;
      }),
    );
  }

  new PerformanceObserver((entries) => {
    if (entries.getEntries().some(({ name }) => name.includes('/login/checkout'))) show();
  }).observe({ type: 'resource', buffered: true });
  show();
})();
