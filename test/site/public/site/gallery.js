// Shows the states with the selected options: all of them, or the one in the hash of the address. A frame loads when it becomes
// visible and is removed when it is not.
(() => {
  /** @template {HTMLElement} T @param {string} selector */
  const find = (selector) => /** @type {T} */ (document.querySelector(selector));
  const form = /** @type {HTMLFormElement} */ (find('.switches'));
  const filter = /** @type {HTMLInputElement} */ (find('#filter'));
  const parts = find('.parts');
  const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-state]')]);
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('nav a')]);

  const placeOf = (/** @type {Element} */ figure) =>
    /** @type {HTMLElement} */ (figure.querySelector('.picture'));
  const frameOf = (/** @type {Element} */ figure) => figure.querySelector('iframe');
  const selected = () => figures.find(({ dataset }) => `#${dataset.state}` === location.hash);

  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  const fields = /** @type {Field[]} */ ([...form.querySelectorAll('select, input')]);
  /** @param {Field} field */
  const usual = (field) =>
    field instanceof HTMLInputElement
      ? field.defaultValue
      : [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;

  /** The options that differ from their defaults. `themed` selects those of the theme. @param {boolean} [themed] */
  const chosen = (themed) =>
    fields
      .filter((field) => field.value !== usual(field))
      .filter(({ name }) => themed === undefined || themed === name.startsWith('--'))
      .map(({ name, value }) => [name, value]);

  /** The state's narrowest or widest window, if the chosen width is outside of them. @param {HTMLElement} figure */
  function widthOf({ dataset }) {
    const width = Number.parseInt(form.width.value, 10);
    return Math.min(Math.max(width, Number(dataset.least || 0)), Number(dataset.most || Infinity));
  }

  /** @param {HTMLElement} figure */
  function addressOf({ dataset }) {
    const { width, ...query } = Object.fromEntries([['lang', dataset.lang], ...chosen(false)]);
    return `/states/${dataset.state}?${new URLSearchParams(query)}`;
  }

  function themeRule() {
    const lines = chosen(true).map(([name, value]) => `  ${name}: ${value};\n`);
    return lines.length ? `:root {\n${lines.join('')}}` : '';
  }

  /** @param {HTMLIFrameElement} frame */
  function paint({ contentDocument }) {
    const style = contentDocument?.documentElement.style;
    for (const { name } of fields) if (name.startsWith('--')) style?.removeProperty(name);
    for (const [name = '', value = ''] of chosen(true)) style?.setProperty(name, value);
  }

  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const figure = /** @type {HTMLElement} */ (target);
      // A frame out of view is removed, because its pending calls would delay those of the others.
      placeOf(figure).replaceChildren();
      if (!isIntersecting) continue;
      const frame = document.createElement('iframe');
      frame.title = figure.querySelector('a')?.textContent ?? '';
      frame.src = addressOf(figure);
      frame.addEventListener('load', () => paint(frame));
      placeOf(figure).replaceChildren(frame);
    }
  });

  function scale() {
    for (const figure of figures) {
      const width = widthOf(figure);
      figure.style.setProperty('--width', `${width}px`);
      figure.classList.toggle('wide', width > Number.parseInt(form.width.value, 10));
      figure.style.setProperty('--scale', `${Math.min(1, figure.clientWidth / width)}`);
    }
  }

  function show() {
    const words = filter.value.toLowerCase();
    const state = selected();
    const found = (/** @type {string | undefined} */ id, /** @type {Element | null} */ element) =>
      `${id} ${element?.textContent}`.toLowerCase().includes(words);
    for (const link of links) {
      link.hidden = link.matches('section > a') && !found(link.hash, link);
      link.ariaCurrent = `${link.getAttribute('href') === (location.hash || '#')}`;
    }
    for (const figure of figures) {
      view.unobserve(figure);
      figure.hidden = state ? figure !== state : !found(figure.dataset.state, figure.querySelector('a'));
      /** @type {HTMLAnchorElement} */ (figure.querySelector('a:last-child')).href = addressOf(figure);
    }
    document.body.classList.toggle('single', Boolean(state));
    const width = state ? widthOf(state) : Math.min(Number.parseInt(form.width.value, 10), 1000) * 0.85;
    document.body.style.setProperty('--column', `${width}px`);
    parts.hidden = !state;
    find('#events').textContent = '';
    find('#theme').textContent = themeRule();
    scale();
    for (const figure of figures) view.observe(figure);
  }

  /** @param {Window & { __PAGE__?: any }} page its placeholder and data, as a site has them */
  function describe({ document: { scripts }, document: page, __PAGE__: data }) {
    const place = page.querySelector('[data-widget]');
    const attributes = [...(place?.attributes ?? [])].filter(({ name }) => !name.startsWith('data-widget-'));
    const tag = attributes.map(({ name, value }) => ` ${name}${value && `="${value}"`}`).join('');
    const names = [...scripts].flatMap(({ src }) => src.match(/\/widgets\/([\w-]+\.js)/)?.[1] ?? []);
    const files = names.length ? [...new Set(['shared.js', ...names])] : [];
    find('#html').textContent = [
      '<link rel="stylesheet" href="/widgets/widgets.css">',
      `<div${tag}></div>`,
      ...files.map((name) => `<script src="/widgets/${name}" defer></script>`),
    ].join('\n');
    const { Translations, ...rest } = data;
    find('#page').textContent = `window.__PAGE__ = ${JSON.stringify({ ...rest, Translations }, null, 2)};`;
  }

  // Some states focus a field. In the gallery the visitor's focus must not move.
  /** @type {HTMLElement | undefined} */
  let focused;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLIFrameElement)) focused = /** @type {HTMLElement} */ (target);
  });

  addEventListener('message', ({ data, source, origin }) => {
    const figure = figures.find((each) => frameOf(each)?.contentWindow === source);
    if (!figure || origin !== location.origin) return;
    if (data.height) figure.style.setProperty('--height', `${data.height}px`);
    if (figure === selected()) {
      const time = new Date().toLocaleTimeString('uk');
      if (data.event) find('#events').textContent += `${time} ${data.event} ${data.detail}\n`;
      if (data.driven) describe(/** @type {Window} */ (source));
    }
    if (!data.driven || !(document.activeElement instanceof HTMLIFrameElement)) return;
    if (focused) focused.focus({ preventScroll: true });
    else document.activeElement.blur();
  });

  parts.addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    await navigator.clipboard.writeText(target.closest('section')?.querySelector('pre')?.textContent ?? '');
    target.textContent = 'Copied';
  });

  /** @param {1 | -1} by */
  function walk(by) {
    const found = links.filter((link) => link.matches('section > a') && !link.hidden);
    const start = by < 0 ? 0 : -1;
    const now = found.findIndex(({ hash }) => hash === location.hash);
    found.at((Math.max(now, start) + by) % found.length)?.click();
  }
  find('#previous').addEventListener('click', () => walk(-1));
  find('#next').addEventListener('click', () => walk(1));

  const first = new URLSearchParams(location.search);
  for (const field of fields) field.value = first.get(field.name) || field.value;

  /** @param {Event} event */
  function change({ target }) {
    history.replaceState(null, '', `?${new URLSearchParams(chosen())}${location.hash}`);
    const { name = '' } = /** @type {Partial<Field>} */ (target);
    if (!name.startsWith('--')) return show();
    find('#theme').textContent = themeRule();
    for (const frame of document.querySelectorAll('iframe')) paint(frame);
  }
  form.addEventListener('input', change);
  form.addEventListener('reset', (event) => setTimeout(() => change(event)));
  form.addEventListener('submit', (event) => event.preventDefault());
  filter.addEventListener('input', show);
  addEventListener('hashchange', () => {
    show();
    (document.getElementById(location.hash.slice(1)) ?? document.body).scrollIntoView();
  });
  addEventListener('resize', scale);
  show();
})();
