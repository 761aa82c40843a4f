export default {
  address: '1 Example Street, Zaporizhzhia, 69000, Ukraine',
  controls: { signUpClient: 'Add a client', refresh: 'Refresh', print: 'Print' },
  errors: {
    SmsSentTimeout: 'A code was sent a moment ago. Wait before you ask for another one.',
    SmsMaxAttemptsReached: 'Too many attempts. Try again in an hour.',
    NotAllowedSmsForCountry: 'We do not send SMS to numbers of this country.',
    UserAlreadyRegistered: 'This number belongs to a user who signs in by email.',
    WrongLogin: 'The code is wrong or no longer valid.',
    WrongPassword: 'The email address or the password is wrong.',
    Antiforgery: 'The page is out of date. Reload it and try again.',
  },
  sms: { title: 'SMS on your phone', none: 'No messages yet', text: 'Your code: {code}' },
  home: {
    title: 'Charge your car across Ukraine',
    lead: [
      'Our stations work day and night in cities and along the main roads.',
      'Find a free connector, start a session from your phone and pay only for the energy you took.',
    ],
    news: [
      {
        date: '12 November 2026',
        title: 'A 120 kW hub on the Dnipro road',
        text: [
          'Four cars can charge at the same time, in about half an hour each.',
          'There is a café, light and a roof.',
        ],
      },
      {
        date: '28 October 2026',
        title: 'Sign in with a code from an SMS',
        text: ['No password to remember: enter your number, then the six digits that we send you.'],
      },
      {
        date: '3 October 2026',
        title: 'Night tariff until spring',
        text: ['From 23:00 to 7:00 every kilowatt-hour at a Type 2 connector is a fifth cheaper.'],
      },
    ],
  },
  stations: {
    lead: 'Green stations have a free connector now. The state is renewed every minute.',
    columns: ['Station', 'Address', 'Connectors', 'Now'],
    free: 'Free',
    allBusy: 'All busy',
    of: 'of',
    list: [
      { name: 'Avenue', address: '101 Soborna Avenue, Zaporizhzhia' },
      { name: 'River Station', address: '4 Embankment, Zaporizhzhia' },
      { name: 'Market', address: '18 Market Square, Zaporizhzhia' },
      { name: 'Dnipro Road', address: 'M18 road, km 291' },
      { name: 'North Gate', address: '7 Steel Street, Dnipro' },
      { name: 'Shopping Park', address: '60 Garden Street, Dnipro' },
    ],
  },
  mobileApp: {
    lead: [
      'The app shows the nearest free station, leads you there and starts the session.',
      'It is free, and works with the same number as this site.',
    ],
    steps: [
      'Choose a station on the map and book a connector for 15 minutes.',
      'Scan the code on the station or enter its number.',
      'Plug in the cable. The app tells you when the battery is at 80 %.',
    ],
    tariffTitle: 'Tariffs',
    tariffColumns: ['Connector', 'Price of 1 kWh, UAH', 'Waiting after the charge, UAH a minute'],
  },
  contacts: {
    lead: ['Something does not charge? Call the hotline: it is free and works day and night.'],
    mobile: 'Mobile numbers',
    office: 'Office',
  },
  login: {
    lead: ['Sign in to see your sessions, payments and bookings.'],
    noScript: 'Signing in needs JavaScript. If the form does not appear, call 0 800 000 000.',
  },
  panel: {
    driver: 'Your latest charging sessions.',
    sessionColumns: ['Start', 'Charger', 'Energy, kWh', 'Paid, UAH'],
    admin: 'The network today.',
    figures: ['Stations in service', 'Connectors taken', 'Energy, kWh', 'Income, UAH'],
  },
  admin: {
    PersonalProfile: {
      lead: 'Your own data. Another administrator changes your rights.',
      columns: ['Email', 'Phone', 'Administrator since'],
    },
    Clients: {
      lead: 'Everybody who charged in the last 30 days.',
      columns: ['Contract', 'Name', 'Phone', 'Balance, UAH'],
    },
    Chargers: {
      lead: 'Every charger with its power at this moment.',
      columns: ['Number', 'Connector', 'Power, kW', 'Now, kW', 'Firmware'],
    },
    Reports: {
      lead: 'Totals of the network by month.',
      columns: ['Month', 'Sessions', 'Energy, kWh', 'Income, UAH'],
    },
    PaymentArchive: {
      lead: 'Payments received, the latest first.',
      columns: ['Time', 'Contract', 'Means of payment', 'Sum, UAH'],
    },
  },
  legal: {
    PrivacyPolicy: [
      'We keep your phone number, your sessions and your payments, and nothing else about you.',
      'We pass them on to nobody but the bank that takes the payment.',
      'You can have them deleted at any time: write to info@example.com.',
    ],
    Terms: [
      'A session begins when the cable is locked and ends when you unplug it.',
      'You pay for the energy taken, and for the place from the tenth minute after the charge.',
      'Leave the connector as you found it, and tell us if it is damaged.',
    ],
  },
  plain: {
    signUp: {
      title: 'Sign up',
      text: [
        'Sign-up takes a minute: enter your phone number in the app and confirm it with a code.',
        'The same number then opens this site.',
      ],
    },
    forgotPassword: {
      title: 'Password recovery',
      text: [
        'Write to info@example.com from the address that you signed up with.',
        'We send you a link that is valid for one hour.',
      ],
    },
    notFound: {
      title: 'There is no such page',
      text: ['Check the address, or begin at the home page.'],
    },
  },
};
