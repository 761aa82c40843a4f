import { footerLinks, manyLinks } from '../links.mjs';

/** @typedef {import('../states.mjs').State} State */

/** @type {State[]} */
const states = [
  { id: 'footer-full', name: 'Full', pixels: [375, 1600] },
  {
    id: 'footer-without-contacts',
    name: 'Without contacts',
    page: { Contacts: undefined },
  },
  {
    id: 'footer-without-main-site',
    name: 'Without the main website',
    page: { MainSite: undefined },
  },
  {
    id: 'footer-version-failed',
    name: 'Version failed',
    backend: { version: '500' },
  },
  {
    id: 'footer-version-slow',
    name: 'Version not loaded yet',
    backend: { version: 'slow' },
  },
  { id: 'footer-links', name: 'Links of the site', lang: 'uk', page: { FooterLinks: footerLinks } },
  { id: 'footer-links-many', name: 'Many links of the site', lang: 'uk', page: { FooterLinks: manyLinks } },
  {
    id: 'footer-long',
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
];

/** A state is complete when the version is there, except where the server does not give it. @param {State} state */
const complete = (state) =>
  state.backend ? state : { ...state, steps: [{ until: 'footer div > p + p:not(:empty)' }] };

export default states.map(complete);
