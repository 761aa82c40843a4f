/** @type {import('../states.mjs').State[]} */
export const footerStates = [
  { id: 'footer-full', widget: 'footer', name: 'Full' },
  {
    id: 'footer-without-contacts',
    widget: 'footer',
    name: 'Without contacts',
    page: { Contacts: undefined },
  },
  {
    id: 'footer-without-main-site',
    widget: 'footer',
    name: 'Without the main website',
    page: { MainSite: undefined },
  },
  {
    id: 'footer-version-failed',
    widget: 'footer',
    name: 'Version failed',
    backend: { version: '500' },
  },
  {
    id: 'footer-version-slow',
    widget: 'footer',
    name: 'Version not loaded yet',
    backend: { version: 'slow' },
  },
  {
    id: 'footer-long',
    widget: 'footer',
    name: 'Long Ukrainian texts',
    lang: 'uk',
    page: {
      Translations: {
        PrivacyPolicy: 'Політика конфіденційності та захисту персональних даних користувачів',
        Terms: 'Загальні умови та положення користування мережею зарядних станцій',
        SupportService: 'Цілодобова служба підтримки водіїв електромобілів',
      },
      Contacts: {
        Hotline: '0 800 000 000 (безкоштовно з мобільних і стаціонарних телефонів)',
        Phones: ['+380 00 000 00 00', '+380 00 000 00 01', '+380 00 000 00 02'],
        Email: 'pidtrymka.vodiiv.elektromobiliv@zaporizhzhia.example.com',
        Address: 'проспект Героїв Прикладної Вулиці, 101-А, корпус 3, офіс 412, Запоріжжя, 69000, Україна',
      },
    },
  },
  { id: 'footer-no-script', widget: 'footer', name: 'Without its script', scripts: [] },
];
