// Shows the newest SMS that the site "sent" as the notification of a phone. A click copies the code. It requests the messages
// after each checkout and does not poll, because a page with a pending request cannot enter the back/forward cache.
(() => {
  const notification = /** @type {HTMLElement} */ (document.getElementById('sms'));
  const [time, words] = /** @type {NodeListOf<HTMLElement>} */ (notification.querySelectorAll('time, span'));
  const { text = '', copied = '' } = notification.dataset;
  const validity = 10 * 60_000;
  // In a narrow window the notification would cover the page for as long as it stays.
  const narrow = matchMedia('(max-width: 767px)');
  let code = '';
  let timer = 0;

  /** @param {string} sentence */
  function say(sentence) {
    if (words) words.textContent = sentence.replace('{code}', code);
    clearTimeout(timer);
    if (narrow.matches) timer = window.setTimeout(() => notification.classList.add('away'), 8000);
  }

  async function show() {
    const response = await fetch('/dev/sms');
    /** @type {{ code: string, at: number }[]} */
    const messages = await response.json();
    const newest = messages.at(-1);
    if (!newest || newest.code === code || Date.now() - newest.at > validity) return;
    code = newest.code;
    const lang = document.documentElement.lang;
    if (time)
      time.textContent = new Date(newest.at).toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' });
    notification.classList.add('away');
    notification.hidden = false;
    // The browser must draw the first place, or nothing would slide.
    notification.getBoundingClientRect();
    notification.classList.remove('away');
    say(text);
  }

  notification.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    say(copied);
  });

  new PerformanceObserver((entries) => {
    if (entries.getEntries().some(({ name }) => name.includes('/login/checkout'))) show();
  }).observe({ type: 'resource', buffered: true });
  show();
})();
