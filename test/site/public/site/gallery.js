// Shows the states with the selected options. A frame loads when it becomes visible and is removed when it is not.
(() => {
  const form = /** @type {HTMLFormElement} */ (document.querySelector('.switches'));
  const figures = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-state]'));
  const root = document.documentElement;

  /** The options that differ from their defaults. */
  function chosen() {
    const entries = [...new FormData(form)].filter(([, value]) => value);
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  }

  /** @param {HTMLElement} figure */
  function addressOf({ dataset }) {
    const { width, ...query } = chosen();
    return `/states/${dataset.state}?${new URLSearchParams({ lang: dataset.lang ?? 'uk', ...query })}`;
  }

  const placeOf = (/** @type {Element} */ figure) =>
    /** @type {HTMLElement} */ (figure.querySelector('.picture'));

  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const figure = /** @type {HTMLElement} */ (target);
      // A frame out of view is removed, because its pending calls would delay those of the others.
      placeOf(figure).replaceChildren();
      if (!isIntersecting) continue;
      const frame = document.createElement('iframe');
      frame.title = figure.querySelector('a')?.textContent ?? '';
      frame.src = addressOf(figure);
      placeOf(figure).replaceChildren(frame);
    }
  });

  function scale() {
    const width = Number(chosen().width);
    const first = [...figures].find((figure) => !figure.hidden);
    const room = first ? placeOf(first).clientWidth : width;
    root.style.setProperty('--scale', `${Math.min(1, room / width)}`);
  }

  function show() {
    const { width = '375' } = chosen();
    root.style.setProperty('--width', `${width}px`);
    for (const figure of figures) {
      view.unobserve(figure);
      const { least, most } = figure.dataset;
      figure.hidden = Number(width) < Number(least || width) || Number(width) > Number(most || width);
      /** @type {HTMLAnchorElement} */ (figure.querySelector('a')).href = addressOf(figure);
    }
    scale();
    for (const figure of figures) view.observe(figure);
  }

  // Some states focus a field. In the gallery the visitor's focus must not move.
  /** @type {HTMLElement | undefined} */
  let focused;
  form.addEventListener('focusin', ({ target }) => {
    focused = /** @type {HTMLElement} */ (target);
  });
  addEventListener('message', ({ data, origin }) => {
    const active = document.activeElement;
    if (data !== 'driven' || origin !== location.origin || !(active instanceof HTMLIFrameElement)) return;
    if (focused) focused.focus({ preventScroll: true });
    else active.blur();
  });

  const first = new URLSearchParams({
    width: '375',
    ...Object.fromEntries(new URLSearchParams(location.search)),
  });
  for (const select of form.querySelectorAll('select')) {
    const selected = first.get(select.name) ?? '';
    if ([...select.options].some(({ value }) => value === selected)) select.value = selected;
  }
  form.addEventListener('change', () => {
    history.replaceState(null, '', `?${new URLSearchParams(chosen())}${location.hash}`);
    show();
  });
  addEventListener('resize', scale);
  show();
})();
