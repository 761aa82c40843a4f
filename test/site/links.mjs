/** Links that a site may add to the header and the footer, and to the code step of the login card. */
export const menuLinks = [
  { Name: 'Тарифи', Link: '/uk/taryfy' },
  { Name: 'Новини мережі', Link: '/uk/novyny' },
];

export const footerLinks = [
  { Name: 'Публічна оферта', Link: '/uk/oferta' },
  { Name: 'Вакансії', Link: '/uk/vakansii' },
];

export const helpLinks = [
  { Name: 'Telegram-бот підтримки', Link: 'https://t.me/example' },
  { Name: 'Чому немає коду', Link: '/uk/sms' },
];

/** Ten links with long names. */
export const manyLinks = Array.from({ length: 10 }, (_, index) => ({
  Name: `Зарядні станції області номер ${index + 1}`,
  Link: `/uk/${index + 1}`,
}));
