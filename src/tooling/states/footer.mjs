import { manyLinks, manyLinksInEnglish } from './many-links.mjs';

/** @typedef {import('./states.mjs').State} State */

/** The version comes last. @type {import('./steps.mjs').Step[]} */
const steps = ['until footer div > p + p:not(:empty)'];

const long = {
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
};

/** @satisfies {Record<string, State>} */
export default {
  'footer-full': { name: 'Full', steps, pixels: [375, 1600], guide: true },
  'footer-without-contacts': {
    name: 'Without contacts',
    steps,
    page: { Contacts: undefined },
    reserve: 'main',
    guide: true,
  },
  'footer-without-main-site': {
    name: 'Without the main website',
    steps,
    page: { MainSite: undefined },
    reserve: 'contacts',
    guide: true,
  },
  'footer-version-failed': { name: 'Version failed', backend: 'version:500' },
  'footer-links': {
    name: 'Many links of the site',
    lang: 'uk',
    steps,
    page: { FooterLinks: manyLinks },
    guide: { FooterLinks: manyLinksInEnglish },
  },
  'footer-long': { name: 'Long Ukrainian texts', lang: 'uk', steps, page: long },
};
