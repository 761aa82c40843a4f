/** Ten links with long names, which a site may add to the header and the footer. @param {string} name @param {string} lang */
const linksNamed = (name, lang) =>
  Array.from({ length: 10 }, (_, index) => ({ Name: `${name} ${index + 1}`, Link: `/${lang}/${index + 1}` }));

export const manyLinks = linksNamed('Зарядні станції області номер', 'uk');
export const manyLinksInEnglish = linksNamed('Charging stations of region', 'en');
