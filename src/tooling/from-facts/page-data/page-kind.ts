import { namedFields } from '../../../facts/fields';
import type { ObjectKind } from '../../../shared/page/field';

/** `window.__PAGE__` itself: an object whose parts are the fields. */
export const pageKind: ObjectKind = {
  csharp: 'PageData',
  description: "The page's data for the widgets, `window.__PAGE__`. Only `lang` is required.",
  parts: Object.fromEntries(namedFields),
};
