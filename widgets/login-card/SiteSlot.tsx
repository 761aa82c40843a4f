import { placeProps } from '../../src';

interface SiteSlotProps {
  /** The value of `data-slot`. */
  name: string;
  className: string;
}

/** The place for nodes of the site. It has no children for React: see src/mount/site-slots.ts. */
export const SiteSlot = ({ name, className }: SiteSlotProps) => <div {...placeProps(name, className)} />;
