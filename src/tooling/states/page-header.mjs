const home = { Name: 'Головна', Link: '/uk' };
const panel = { Name: 'Панель керування', Link: '/uk/panel' };
const homeInEnglish = { Name: 'Home page', Link: '/en' };
const refresh = { Name: 'Оновити', Action: 'refresh' };

/** @satisfies {Record<string, import('./states.mjs').State>} */
export default {
  'page-header-title': {
    name: 'Title only',
    lang: 'uk',
    page: { Title: 'Зарядні станції', Breadcrumbs: [] },
    guide: { Title: 'Charging stations' },
  },
  'page-header-breadcrumbs': {
    name: 'Breadcrumbs and title',
    lang: 'uk',
    page: { Title: 'Зарядні станції', Breadcrumbs: [home, panel, { Name: 'Зарядні станції', Link: '' }] },
    guide: {
      Title: 'Charging stations',
      Breadcrumbs: [
        homeInEnglish,
        { Name: 'Control panel', Link: '/en/panel' },
        { Name: 'Charging stations', Link: '' },
      ],
    },
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
    guide: {
      Title: 'Clients',
      Breadcrumbs: [homeInEnglish, { Name: 'Clients', Link: '' }],
      Controls: [
        { Name: 'Add a client', Link: '/en/account/signup' },
        { Name: 'Refresh', Action: 'refresh' },
      ],
    },
  },
  'page-header-login': { name: 'Login page', login: true, guide: true },
  'page-header-empty': {
    name: 'Empty: no title, no breadcrumbs',
    fallback: false,
    page: { Title: undefined, Breadcrumbs: [], Controls: [] },
  },
};
