// Shows the states with the selected options: all of them, or the one in the hash of the address. A frame loads when it becomes
// visible and is removed when it is not.
(() => {
  /** @template {HTMLElement} T @param {string} selector @param {ParentNode} [inside] */
  const find = (selector, inside = document) => /** @type {T} */ (inside.querySelector(selector));
  const form = /** @type {HTMLFormElement} */ (find('.switches'));
  const filter = /** @type {HTMLInputElement} */ (find('#filter'));
  const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('.pictures figure')]);
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('nav a')]);
  const selected = () => figures.find(({ dataset }) => `#${dataset.state}` === location.hash);

  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */
  const fields = /** @type {Field[]} */ ([...form.elements].filter((each) => each.matches('select, input')));
  const usual = new Map(fields.map(({ name, value }) => [name, value]));
  const asked = new URLSearchParams(location.search);
  for (const field of fields) field.value = asked.get(field.name) ?? field.value;

  // On a phone the list and the theme would fill the window.
  for (const details of document.querySelectorAll('details'))
    details.open = matchMedia('(min-width: 900px)').matches;

  // Until a frame has loaded, its height is that of its widget on a phone.
  const heights = new Map(
    Object.entries({ 'whole-pages': 900, header: 66, 'page-header': 130, 'login-card': 580, footer: 640 }),
  );
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

  /** The chosen languages: one or, side by side, several. The default is that of the state. */
  const languages = () => fields.find(({ name }) => name === 'lang')?.value.split(',') ?? [];

  /** @param {HTMLElement} figure @param {string} [lang] */
  function addressOf({ dataset }, lang = languages()[0] || dataset.lang) {
    const options = chosen().filter(
      ([name]) => !['width', 'lang'].includes(`${name}`) && !name?.startsWith('--'),
    );
    const query = Object.fromEntries([['lang', lang], ...options]);
    const path = dataset.state ? `states/${dataset.state}` : `${lang}/${dataset.page}`;
    return `/${path}?${new URLSearchParams(query)}`;
  }

  /** @param {HTMLIFrameElement} frame */
  function paint({ contentDocument }) {
    // A frame that begins to load has a document without an element.
    const style = contentDocument?.documentElement?.style;
    for (const [name = ''] of usual) style?.removeProperty(name);
    for (const [name = '', value = ''] of themed()) style?.setProperty(name, value);
  }

  const view = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, intersectionRatio, target } of entries) {
        // A frame out of view is removed, because its pending calls would delay those of the others.
        const picture = find('.picture', target);
        if (!isIntersecting) picture.replaceChildren();
        if (!isIntersecting || picture.firstChild) continue;
        const figure = /** @type {HTMLElement} */ (target);
        // A state that focuses a field at the edge of the window would scroll the page.
        if (intersectionRatio < 0.5 && figure.dataset.state && !selected()) continue;
        const frames = picture.appendChild(document.createElement('div'));
        let loading = languages().length;
        picture.setAttribute('aria-busy', 'true');
        for (const lang of languages()) {
          const frame = document.createElement('iframe');
          frame.title = `${find('a', target).textContent} ${lang}`;
          frame.src = `${addressOf(figure, lang || undefined)}&bar=none`;
          frame.addEventListener('load', () => {
            paint(frame);
            if (!--loading) picture.setAttribute('aria-busy', 'false');
          });
          frames.append(frame);
        }
      }
    },
    { threshold: [0, 0.5] },
  );

  /** The relative luminance of a colour, "#rrggbb". @param {string} colour */
  function luminance(colour) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }

  /** @param {string} one @param {string} other */
  function contrast(one, other) {
    const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }

  /** An accent is no text, so 3:1 is enough. */
  function showContrasts() {
    for (const { name, value, type } of fields) {
      if (type !== 'color') continue;
      const isAccent = name.endsWith('accent');
      const behind = isAccent ? [form['--widget-header-background'].value] : ['#ffffff', '#000000'];
      const ratio = Math.max(...behind.map((each) => contrast(value, each)));
      const output = find(`[data-of="${name}"]`);
      output.textContent = `${ratio.toFixed(1)}:1`;
      output.classList.toggle('low', ratio < (isAccent ? 3 : 4.5));
    }
  }

  function showTheme() {
    showContrasts();
    const lines = themed().map(([name, value]) => `  ${name}: ${value};\n`);
    find('#theme').textContent = lines.length ? `:root {\n${lines.join('')}}` : '';
    for (const frame of document.querySelectorAll('iframe')) paint(frame);
  }

  function scale() {
    for (const figure of figures) {
      const width = widthOf(figure);
      const all = width * languages().length;
      figure.style.setProperty('--width', `${width}px`);
      figure.style.setProperty('--all', `${all}px`);
      figure.classList.toggle('wide', all > chosenWidth());
      figure.style.setProperty('--scale', `${Math.min(1, figure.clientWidth / all)}`);
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
      const name = `${figure.dataset.state ?? 'page'} ${find('a', figure).textContent}`;
      figure.hidden = state ? figure !== state : !isFound(name);
      find('a:last-child', figure).setAttribute('href', addressOf(figure));
    }
    document.body.classList.toggle('single', Boolean(state));
    document.body.classList.toggle('keyboard', form.width.value.endsWith('keyboard'));
    const width = state ? widthOf(state) * languages().length : Math.min(chosenWidth(), 1000) * 0.85;
    document.body.style.setProperty('--column', `${width}px`);
    find('.parts').hidden = !state;
    find('#events').textContent = '';
    showTheme();
    scale();
    for (const figure of figures) {
      find('.picture', figure).replaceChildren();
      view.observe(figure);
    }
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
    const figure = figures.find((each) =>
      [...each.querySelectorAll('iframe')].some(({ contentWindow }) => contentWindow === source),
    );
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

  /** @param {{ target?: unknown }} event */
  function change({ target }) {
    history.replaceState(null, '', `?${new URLSearchParams(chosen())}${location.hash}`);
    if (target instanceof HTMLInputElement) showTheme();
    else show();
  }
  document.addEventListener('input', (event) => {
    if (/** @type {Field} */ (event.target).form === form) change(event);
  });
  find('.theme').addEventListener('click', (event) => {
    const { theme } = /** @type {HTMLElement} */ (event.target).dataset;
    if (!theme) return;
    const colours = new Map(Object.entries(JSON.parse(theme)));
    for (const field of fields)
      if (field.name.startsWith('--')) field.value = colours.get(field.name) ?? usual.get(field.name) ?? '';
    change({ target: fields.find(({ name }) => name.startsWith('--')) });
  });
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
