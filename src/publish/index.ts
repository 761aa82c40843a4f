/** What the build knows and does beside bundling. Nothing here is shipped in a bundle. */
import { ru } from '../i18n/ru';
import { texts } from '../i18n/texts';
import { uk } from '../i18n/uk';

export { names } from '../host/names';
export { pageSchema, pageTypes } from './page-docs';
export { reactInternals } from './react-internals';
export { resx } from './resx';
export { guard, layer, localNames } from './styles';

export const translations: Record<string, Record<string, string>> = { en: texts, ru, uk };
