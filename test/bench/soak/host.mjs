/** @typedef {import('./random.mjs').Chance} Chance */

export const languages = { uk: '«uk»', ru: '«ru»', en: '«en»' };

/**
 * The host page. Its actions may move the focus; the widgets' own actions may not lose it.
 * @param {Chance} chance @param {Record<string, string>} texts @param {string[]} widgets
 */
export function createHost(chance, texts, widgets) {
  /** Around each translation, so that a text from another source can be found. */
  const marked = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, `«${text}»`]));
  const page = {
    lang: 'uk',
    accessRights: '',
    translations: marked,
    languages,
    mainSite: { url: 'https://example.com', about: '/about', news: '/news' },
    contacts: { hotline: '«0 800»', phones: ['«+380»'], email: '«info@example.com»', address: '«address»' },
    breadcrumbs: [{ name: '«Home»', link: '/uk' }, { name: '«Reports»' }],
    title: '«Reports»',
    controls: [
      { name: '«Print»', action: 'print' },
      { name: '«File»', link: '/file' },
    ],
  };
  const scope = /** @type {any} */ (window);
  scope.__PAGE__ = page;
  const areas = ['one', 'two'].map((id) => {
    const area = document.createElement('main');
    area.id = id;
    document.body.append(area);
    return area;
  });
  const all = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll('[data-widget]')]);
  // Twice as many login cards, because they have the most states.
  const place = (name = chance.pick([...widgets, 'login-card'])) => {
    const element = document.createElement('div');
    element.dataset.widget = name;
    element.innerHTML = '<p>«of the server»</p>';
    return element;
  };

  const host = {
    page,
    all,
    areas,
    /** Opens another page of the site, or the same one again. */
    load(lang = page.lang) {
      page.lang = lang;
      page.accessRights = chance.once(2) ? 'Admin' : '';
      for (const area of areas) area.replaceChildren();
      const places = widgets.map((name) => place(name));
      areas[1]?.append(...places.splice(-1));
      areas[0]?.append(...places);
    },
    add() {
      if (all().length < 7) chance.pick(areas).append(place());
    },
    remove() {
      if (all().length > 2) chance.pick(all()).remove();
    },
    move() {
      if (all().length) chance.pick(areas).append(chance.pick(all()));
    },
    shuffle() {
      const [area] = areas;
      if (area) area.prepend(...[...area.children].reverse());
    },
    takeDown() {
      if (all().length) scope.Widgets.unmount(chance.pick(all()));
    },
    putBack() {
      scope.Widgets.mount(document);
    },
  };
  return host;
}

/** @typedef {ReturnType<typeof createHost>} Host */
