import { fields } from '../../facts/fields';

const { url, ...pages } = fields.mainSite.kind.parts;

/** The pages of the main website, in their order: the part of `mainSite`, and the translation key of the link to it. */
export const mainSiteLinks = Object.entries(pages) as {
  [Name in keyof typeof pages]: [name: Name, page: (typeof pages)[Name]];
}[keyof typeof pages][];
