const home = { Name: 'Головна', Link: '/uk' };

/** @type {import('../states.mjs').State[]} */
export const pageHeaderStates = [
  {
    id: 'page-header-title',
    widget: 'page-header',
    name: 'Title only',
    lang: 'uk',
    page: { Title: 'Зарядні станції', Breadcrumbs: [] },
  },
  {
    id: 'page-header-breadcrumbs',
    widget: 'page-header',
    name: 'Breadcrumbs and title',
    lang: 'uk',
    page: {
      Title: 'Зарядні станції',
      Breadcrumbs: [
        home,
        { Name: 'Панель керування', Link: '/uk/panel' },
        { Name: 'Зарядні станції', Link: '' },
      ],
    },
  },
  {
    id: 'page-header-long',
    widget: 'page-header',
    name: 'Long breadcrumbs and a long title',
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
  {
    id: 'page-header-controls',
    widget: 'page-header',
    name: 'Controls',
    lang: 'uk',
    page: {
      Title: 'Клієнти',
      Breadcrumbs: [home, { Name: 'Клієнти', Link: '' }],
      Controls: [
        { Name: 'Додати клієнта', Link: '/uk/account/signup' },
        { Name: 'Оновити', Action: 'refresh' },
      ],
    },
  },
  { id: 'page-header-login', widget: 'page-header', name: 'Login page', login: true },
  {
    id: 'page-header-empty',
    widget: 'page-header',
    name: 'Empty: no title, no breadcrumbs',
    fallback: false,
    page: { Title: undefined, Breadcrumbs: [], Controls: [] },
  },
  { id: 'page-header-no-script', widget: 'page-header', name: 'Without its script', scripts: [] },
];
