import * as css from './root.css';

const attribute = 'data-place';

/** The selector of the places for nodes of the site. */
export const anyPlace = `[${attribute}]`;

/** The value of `data-slot` that the nodes for this place have. */
export const placeName = (place: Element) => place.getAttribute(attribute);

/** Makes an element the place for nodes of the site. Give it no children: they come from the page, see widgets/login-card/fill-slots.ts. */
export const placeProps = (name: string, className = '') => ({
  className: `${css.place} ${className}`,
  [attribute]: name,
});
