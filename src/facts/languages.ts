/** The languages of the texts, by their codes. English is shown where a page has no text of its own. */
export const languages = ['en', 'ru', 'uk'] as const;
