/** @typedef {import('./random.mjs').Chance} Chance */

const names = ['header', 'page-header', 'login-card', 'login-card', 'footer'];
export const languages = { uk: '«uk»', ru: '«ru»', en: '«en»' };

/**
 * The host page. Its actions may move the focus; the widgets' own actions may not lose it.
 * @param {Chance} chance @param {Record<string, string>} texts
 */
export function createHost(chance, texts) {
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
  const place = (name = chance.pick(names)) => {
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
      areas[0]?.append(place('header'), place('page-header'), place('login-card'));
      areas[1]?.append(place('footer'));
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
