// Shows the states with the selected options: all of them, or the one in the hash of the address. A frame loads when it becomes
// visible and is removed when it is not.
(() => {
  /** @template {HTMLElement} T @param {string} selector @param {ParentNode} [inside] */
  const find = (selector, inside = document) => /** @type {T} */ (inside.querySelector(selector));
  const form = /** @type {HTMLFormElement} */ (find('.switches'));
  const filter = /** @type {HTMLInputElement} */ (find('#filter'));
  const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-state]')]);
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('nav a')]);
  const selected = () => figures.find(({ dataset }) => `#${dataset.state}` === location.hash);

  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  const fields = /** @type {Field[]} */ ([...form.querySelectorAll('select, input')]);
  const usual = new Map(fields.map(({ name, value }) => [name, value]));
  const asked = new URLSearchParams(location.search);
  for (const field of fields) field.value = asked.get(field.name) ?? field.value;

  // Until a frame has loaded, its height is that of its widget on a phone.
  const heights = new Map(Object.entries({ header: 66, 'page-header': 130, 'login-card': 580, footer: 640 }));
  for (const figure of figures)
    figure.style.setProperty('--height', `${heights.get(figure.closest('section')?.id ?? '') ?? 400}px`);

  /** The options that differ from their defaults. */
  const chosen = () =>
    fields.filter(({ name, value }) => value !== usual.get(name)).map(({ name, value }) => [name, value]);
  /** Those of the theme. */
  const themed = () => chosen().filter(([name]) => name?.startsWith('--'));
  const chosenWidth = () => Number.parseInt(form.width.value, 10);

  /** The state's narrowest or widest window, if the chosen width is outside of them. @param {HTMLElement} figure */
  const widthOf = ({ dataset: { least, most } }) =>
    Math.min(Math.max(chosenWidth(), Number(least || 0)), Number(most || Infinity));

  /** @param {HTMLElement} figure */
  function addressOf({ dataset }) {
    const options = chosen().filter(([name]) => name !== 'width' && !name?.startsWith('--'));
    const query = Object.fromEntries([['lang', dataset.lang], ...options]);
    return `/states/${dataset.state}?${new URLSearchParams(query)}`;
  }

  /** @param {HTMLIFrameElement} frame */
  function paint({ contentDocument }) {
    const style = contentDocument?.documentElement.style;
    for (const [name = ''] of usual) style?.removeProperty(name);
    for (const [name = '', value = ''] of themed()) style?.setProperty(name, value);
  }

  const view = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      // A frame out of view is removed, because its pending calls would delay those of the others.
      const picture = find('.picture', target);
      picture.replaceChildren();
      if (!isIntersecting) continue;
      const frame = document.createElement('iframe');
      frame.title = find('a', target).textContent ?? '';
      frame.src = addressOf(/** @type {HTMLElement} */ (target));
      frame.addEventListener('load', () => paint(frame));
      picture.append(frame);
    }
  });

  function showTheme() {
    const lines = themed().map(([name, value]) => `  ${name}: ${value};\n`);
    find('#theme').textContent = lines.length ? `:root {\n${lines.join('')}}` : '';
    for (const frame of document.querySelectorAll('iframe')) paint(frame);
  }

  function scale() {
    for (const figure of figures) {
      const width = widthOf(figure);
      figure.style.setProperty('--width', `${width}px`);
      figure.classList.toggle('wide', width > chosenWidth());
      figure.style.setProperty('--scale', `${Math.min(1, figure.clientWidth / width)}`);
    }
  }

  function show() {
    const state = selected();
    const isFound = (/** @type {string} */ text) => text.toLowerCase().includes(filter.value.toLowerCase());
    for (const link of links) {
      link.hidden = link.matches('section > a') && !isFound(link.hash + link.textContent);
      link.ariaCurrent = `${link.getAttribute('href') === (location.hash || '#')}`;
    }
    for (const figure of figures) {
      view.unobserve(figure);
      const name = `${figure.dataset.state} ${find('a', figure).textContent}`;
      figure.hidden = state ? figure !== state : !isFound(name);
      find('a:last-child', figure).setAttribute('href', addressOf(figure));
    }
    document.body.classList.toggle('single', Boolean(state));
    const width = state ? widthOf(state) : Math.min(chosenWidth(), 1000) * 0.85;
    document.body.style.setProperty('--column', `${width}px`);
    find('.parts').hidden = !state;
    find('#events').textContent = '';
    showTheme();
    scale();
    for (const figure of figures) view.observe(figure);
  }

  /** @param {Window & { __PAGE__?: any }} page its placeholder and data, as a site has them */
  function describe({ document: { scripts }, document: page, __PAGE__: { Translations, ...data } }) {
    const attributes = [...find('[data-widget]', page).attributes];
    const tag = attributes
      .filter(({ name }) => !name.startsWith('data-widget-'))
      .map(({ name, value }) => ` ${name}${value && `="${value}"`}`);
    const names = [...scripts].flatMap(({ src }) => src.match(/\/widgets\/([\w-]+\.js)/)?.[1] ?? []);
    const files = names.length ? [...new Set(['shared.js', ...names])] : [];
    find('#html').textContent = [
      '<link rel="stylesheet" href="/widgets/widgets.css">',
      `<div${tag.join('')}></div>`,
      ...files.map((name) => `<script src="/widgets/${name}" defer></script>`),
    ].join('\n');
    find('#page').textContent = `window.__PAGE__ = ${JSON.stringify({ ...data, Translations }, null, 2)};`;
  }

  // Some states focus a field. In the gallery the visitor's focus must not move.
  /** @type {HTMLElement | undefined} */
  let focused;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLIFrameElement)) focused = /** @type {HTMLElement} */ (target);
  });

  addEventListener('message', ({ data: { driven, height, event, detail }, source, origin }) => {
    const figure = figures.find((each) => each.querySelector('iframe')?.contentWindow === source);
    if (!figure || origin !== location.origin) return;
    if (height) figure.style.setProperty('--height', `${height}px`);
    if (event && figure === selected())
      find('#events').textContent += `${new Date().toLocaleTimeString('uk')} ${event} ${detail}\n`;
    if (driven && figure === selected()) describe(/** @type {Window} */ (source));
    if (!driven || !(document.activeElement instanceof HTMLIFrameElement)) return;
    document.activeElement.blur();
    focused?.focus({ preventScroll: true });
  });

  find('.parts').addEventListener('click', async ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    await navigator.clipboard.writeText(target.closest('section')?.querySelector('pre')?.textContent ?? '');
    target.textContent = 'Copied';
  });

  /** @param {Event} event */
  function change({ target }) {
    history.replaceState(null, '', `?${new URLSearchParams(chosen())}${location.hash}`);
    if (target instanceof HTMLInputElement) showTheme();
    else show();
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
