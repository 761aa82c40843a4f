/** The `tel:` address of a telephone number; undefined for a text without digits. */
export const tel = (number: string) =>
  /\d/.test(number) ? `tel:${number.replace(/[^\d+]/g, '')}` : undefined;
