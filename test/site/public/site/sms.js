// Shows the newest SMS that the site "sent" as the notification of a phone, in the tab that has asked for it. A click copies the code. It
// requests the messages after each checkout and does not poll, because a page with a pending request cannot enter the back/forward cache.
(() => {
  const notification = /** @type {HTMLElement} */ (document.getElementById('sms'));
  const words = notification.querySelector('span');
  // It stands in no document before there is a time, because one without a date is not valid.
  const time = document.createElement('time');
  const { text = '', copied = '' } = notification.dataset;
  const validity = 10 * 60_000;
  /** The key of the time at which this tab has asked for its first code. */
  const asked = 'smsAskedAt';
  // In a narrow window the notification would cover the page for as long as it stays.
  const narrow = matchMedia('(max-width: 767px)');
  let code = '';
  let timer = 0;

  /** @param {string} sentence */
  function say(sentence) {
    if (words) words.textContent = sentence.replaceAll('{code}', code).replace('{host}', location.hostname);
    clearTimeout(timer);
    if (narrow.matches) timer = window.setTimeout(() => notification.toggleAttribute('hidden', true), 8000);
  }

  async function show() {
    const response = await fetch('/dev/sms');
    /** @type {{ code: string, at: number }[]} */
    const messages = await response.json();
    const newest = messages.filter(({ at }) => at >= Number(sessionStorage.getItem(asked))).at(-1);
    if (!newest || newest.code === code || Date.now() - newest.at > validity) return;
    code = newest.code;
    const lang = document.documentElement.lang;
    const at = new Date(newest.at);
    time.dateTime = at.toISOString();
    time.textContent = `${at.toLocaleTimeString(lang, { hour: '2-digit', minute: '2-digit' })} `;
    words?.before(time);
    notification.hidden = false;
    say(text);
  }

  notification.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code);
    say(copied);
  });

  new PerformanceObserver((entries) => {
    const checkout = entries.getEntries().find(({ name }) => name.includes('/login/checkout'));
    if (!checkout) return;
    const at = Math.floor(Date.now() - performance.now() + checkout.startTime);
    if (!sessionStorage.getItem(asked)) sessionStorage.setItem(asked, `${at}`);
    show();
  }).observe({ type: 'resource', buffered: true });
  // After a reload.
  if (sessionStorage.getItem(asked)) show();
})();
