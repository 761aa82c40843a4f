/** Ten links with long names, which a site may add to the header and the footer. */
export const manyLinks = Array.from({ length: 10 }, (_, index) => ({
  Name: `Зарядні станції області номер ${index + 1}`,
  Link: `/uk/${index + 1}`,
}));
