import { englishErrors } from '../../../src/tooling/states/answers.mjs';

export default {
  address: '1 Example Street, Zaporizhzhia, 69000, Ukraine',
  controls: { signUpClient: 'Add a client', refresh: 'Refresh', print: 'Print' },
  errors: englishErrors,
  sms: { title: 'SMS', text: '{code} is your login code\n@{host} #{code}', copied: 'Code {code} copied' },
  home: 'Charge your car across Ukraine',
  offer: 'Fast stations on motorways and in towns. One account for sessions, payments and bookings.',
  facts: [
    ['420', 'stations in 20 towns'],
    ['15 ₴', 'per kWh, without a monthly fee'],
    ['24/7', 'hotline 0\u00A0800\u00A0000\u00A0000'],
  ],
  legend: ['free', 'in use'],
  account: [
    'Charging sessions with price and time',
    'Payments and bills of any month',
    'Booking a station on the way',
  ],
  panel: {
    tiles: [
      ['Sessions this month', '5'],
      ['Paid', '2664 ₴'],
      ['Booking', 'today at 18:30'],
    ],
    columns: ['Day', 'Station', 'kWh', 'Price'],
    places: ['Kyiv, Obolon', 'Poltava, M-03', 'Zaporizhzhia, centre'],
  },
  lead: 'Sign in to see your sessions, payments and bookings.',
  signUp: 'Sign up',
  forgotPassword: 'Password recovery',
  notFound: 'Page not found',
};
