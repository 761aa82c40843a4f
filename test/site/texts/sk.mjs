/** @type {import('../texts.mjs').Texts} */
export default {
  address: 'Príkladná 1, Záporožie, 69000, Ukrajina',
  /** The site's own texts for the widgets, which do not come in Slovak. The others are shown in English. */
  translations: {
    ProductTitle: 'Sieť nabíjacích staníc',
    HomePage: 'Domov',
    StationsMap: 'Mapa staníc',
    MobileApp: 'Mobilná aplikácia',
    Contacts: 'Kontakty',
    Login: 'Prihlásenie',
    Logout: 'Odhlásiť sa',
    ControlPanel: 'Ovládací panel',
    PersonalProfile: 'Osobný profil',
    Clients: 'Klienti',
    Chargers: 'Nabíjačky',
    Reports: 'Prehľady',
    PaymentArchive: 'Archív platieb',
    PrivacyPolicy: 'Ochrana osobných údajov',
    Terms: 'Podmienky používania',
    Leaflet: 'Leták',
    LoginTitle: 'Prihlásenie',
    News: 'Novinky',
    Hotline: 'Linka pomoci',
    Email: 'E-mail',
    FindStations: 'Nájsť stanicu',
  },
  controls: { signUpClient: 'Pridať klienta', refresh: 'Obnoviť', print: 'Tlačiť' },
  errors: {
    SmsSentTimeout: 'Kód sme práve odoslali. Pred ďalším chvíľu počkajte.',
    SmsMaxAttemptsReached: 'Priveľa pokusov. Skúste to znova o hodinu.',
    NotAllowedSmsForCountry: 'Na čísla tejto krajiny SMS neposielame.',
    UserAlreadyRegistered: 'Toto číslo patrí používateľovi, ktorý sa prihlasuje e-mailom.',
    WrongLogin: 'Kód je nesprávny alebo už neplatí.',
    WrongPassword: 'Nesprávny e-mail alebo heslo.',
    Antiforgery: 'Stránka je zastaraná. Obnovte ju a skúste to znova.',
  },
  sms: { title: 'SMS vo vašom telefóne', none: 'Zatiaľ žiadne správy', text: 'Váš kód: {code}' },
  home: {
    title: 'Nabíjajte po celej Ukrajine',
    lead: ['Naše stanice fungujú vo dne v noci v mestách a pri hlavných cestách.'],
    news: [
      {
        date: '28. októbra 2026',
        title: 'Prihlásenie kódom z SMS',
        text: ['Zadajte číslo a potom šesť číslic, ktoré vám pošleme.'],
      },
    ],
  },
  stations: {
    lead: 'Zelené stanice majú práve voľný konektor.',
    columns: ['Stanica', 'Adresa', 'Konektory', 'Teraz'],
    free: 'Voľné',
    allBusy: 'Všetko obsadené',
    of: 'z',
    list: [
      { name: 'Trieda', address: 'Soborný prospekt 101, Záporožie' },
      { name: 'Riečna stanica', address: 'Nábrežie 4, Záporožie' },
      { name: 'Trh', address: 'Trhové námestie 18, Záporožie' },
      { name: 'Dneperská cesta', address: 'cesta M18, km 291' },
      { name: 'Severná brána', address: 'Oceľová 7, Dnipro' },
      { name: 'Nákupný park', address: 'Záhradná 60, Dnipro' },
    ],
  },
  mobileApp: {
    lead: ['Aplikácia ukáže najbližšiu voľnú stanicu a spustí nabíjanie.'],
    steps: ['Vyberte stanicu na mape.', 'Naskenujte kód na stanici.', 'Pripojte kábel.'],
    tariffTitle: 'Ceny',
    tariffColumns: ['Konektor', 'Cena 1 kWh, UAH', 'Státie po nabití, UAH za minútu'],
  },
  contacts: {
    lead: ['Linka pomoci je bezplatná a funguje vo dne v noci.'],
    mobile: 'Mobilné čísla',
    office: 'Kancelária',
  },
  login: {
    lead: ['Prihláste sa a uvidíte svoje nabíjania a platby.'],
    noScript: 'Prihlásenie vyžaduje JavaScript. Ak sa formulár nezobrazí, volajte 0 800 000 000.',
  },
  panel: {
    driver: 'Vaše posledné nabíjania.',
    sessionColumns: ['Začiatok', 'Nabíjačka', 'Energia, kWh', 'Zaplatené, UAH'],
    admin: 'Sieť dnes.',
    figures: ['Stanice v prevádzke', 'Obsadené konektory', 'Energia, kWh', 'Príjem, UAH'],
  },
  admin: {
    PersonalProfile: { lead: 'Vaše údaje.', columns: ['E-mail', 'Telefón', 'Správca od'] },
    Clients: {
      lead: 'Všetci, ktorí nabíjali za posledných 30 dní.',
      columns: ['Zmluva', 'Meno', 'Telefón', 'Zostatok, UAH'],
    },
    Chargers: {
      lead: 'Každá nabíjačka a jej výkon v tejto chvíli.',
      columns: ['Číslo', 'Konektor', 'Výkon, kW', 'Teraz, kW', 'Firmvér'],
    },
    Reports: {
      lead: 'Súhrny siete po mesiacoch.',
      columns: ['Mesiac', 'Nabíjania', 'Energia, kWh', 'Príjem, UAH'],
    },
    PaymentArchive: {
      lead: 'Prijaté platby, najnovšie prvé.',
      columns: ['Čas', 'Zmluva', 'Spôsob platby', 'Suma, UAH'],
    },
  },
  legal: {
    PrivacyPolicy: ['Uchovávame vaše číslo, nabíjania a platby, nič viac.'],
    Terms: ['Platíte za odobratú energiu a od desiatej minúty po nabití aj za miesto.'],
  },
  plain: {
    signUp: { title: 'Registrácia', text: ['Zaregistrujte sa v aplikácii svojím telefónnym číslom.'] },
    forgotPassword: { title: 'Obnova hesla', text: ['Napíšte na info@example.com.'] },
    notFound: { title: 'Takáto stránka neexistuje', text: ['Skontrolujte adresu.'] },
  },
};
