import { slotIsUnknown } from '../../src/facts/messages';
import { anyPlace, placeName } from '../../src/shared';

/** The inherited properties that a site sets for its text. */
const textStyles =
  /^(-webkit-(locale|tap)|color|cursor|direction|font|hyphens|letter|line-height|list|overflow-wrap|quotes|tab|text-(align|indent|shadow|transform)|visib|white|word)/;

const slotOf = (node: ChildNode) =>
  node.nodeType === 1 ? (node as Element).getAttribute('data-slot') : null;

/** Accessibility checkers reject these in a `style` attribute, so root.css reads them from custom properties. */
const spacing = /spacing|line-height/;

/** Gives a place the text styles of the placeholder. The widget has its own, and a node of the site would inherit those. */
function inherit(place: HTMLElement, placeholder: Element): void {
  const style = getComputedStyle(placeholder);
  for (const name of Array.from(style).filter((each) => textStyles.test(each)))
    place.style.setProperty(
      spacing.test(name) ? `--widget-${name}` : name,
      style.getPropertyValue(name),
      'important',
    );
}

/**
 * Puts the container of the card into its placeholder, and each node with `data-slot` into the card's place for this name: see src/shared/ui/place.ts.
 * Returns a function that lists the server's nodes, to put them back after the card. Nodes that a script has removed are not in the list.
 */
export function fillSlots(placeholder: HTMLElement, container: HTMLElement): () => ChildNode[] {
  const nodes = [...placeholder.childNodes];
  const places = [...container.querySelectorAll<HTMLElement>(anyPlace)];
  placeholder.append(container);
  const others = nodes.filter((node) => {
    const place = places.find((each) => placeName(each) === slotOf(node));
    if (!place) return true;
    if (!place.firstChild) inherit(place, container.parentElement as Element);
    // With `moveBefore` a frame does not load again, and the focus stays.
    const { moveBefore = place.insertBefore } = place as { moveBefore?: typeof place.insertBefore };
    moveBefore.call(place, node, null);
    return false;
  });
  for (const node of others) {
    const slot = places.length && slotOf(node);
    if (slot) console.warn(slotIsUnknown(slot, places.map(placeName).join(' or ')));
    if (node.parentNode === placeholder) placeholder.removeChild(node);
  }
  return () => {
    const placed = places.flatMap(({ childNodes }) => [...childNodes]);
    const known = nodes.filter((node) => others.includes(node) || placed.includes(node));
    // What a script of the page has added beside a node comes last.
    return [...new Set([...known, ...placed])];
  };
}
