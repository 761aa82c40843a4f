const home = { Name: 'Головна', Link: '/uk' };
const panel = { Name: 'Панель керування', Link: '/uk/panel' };
const refresh = { Name: 'Оновити', Action: 'refresh' };

/** @type {Record<string, import('../states.mjs').State>} */
export default {
  'page-header-title': {
    name: 'Title only',
    lang: 'uk',
    page: { Title: 'Зарядні станції', Breadcrumbs: [] },
  },
  'page-header-breadcrumbs': {
    name: 'Breadcrumbs and title',
    lang: 'uk',
    page: { Title: 'Зарядні станції', Breadcrumbs: [home, panel, { Name: 'Зарядні станції', Link: '' }] },
  },
  'page-header-long': {
    name: 'Long breadcrumbs and a long title',
    pixels: [375],
    lang: 'uk',
    page: {
      Title: 'Станція «Торговий парк на Садовій», роз’єм CCS2 потужністю 120 кВт, сеанси за листопад',
      Breadcrumbs: [
        home,
        { Name: 'Панель керування мережею зарядних станцій', Link: '/uk/panel' },
        { Name: 'Зарядні станції Дніпропетровської області', Link: '/uk/dashboard' },
        { Name: 'Станція «Торговий парк на Садовій»', Link: '/uk/dashboard' },
        { Name: 'Роз’єм CCS2 потужністю 120 кВт', Link: '' },
      ],
      Controls: [
        { Name: 'Завантажити звіт за листопад', Link: '/uk/report' },
        { Name: 'Перезавантажити станцію', Action: 'refresh' },
      ],
    },
  },
  'page-header-controls': {
    name: 'Controls',
    pixels: [375, 1600],
    lang: 'uk',
    page: {
      Title: 'Клієнти',
      Breadcrumbs: [home, { Name: 'Клієнти', Link: '' }],
      Controls: [{ Name: 'Додати клієнта', Link: '/uk/account/signup' }, refresh],
    },
  },
  'page-header-login': { name: 'Login page', login: true },
  'page-header-empty': {
    name: 'Empty: no title, no breadcrumbs',
    fallback: false,
    page: { Title: undefined, Breadcrumbs: [], Controls: [] },
  },
};
