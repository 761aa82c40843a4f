import { resolve } from '../page/address';

/** The one way in which widgets leave the page. */
export function navigate(address: string): void {
  location.assign(resolve(address) ?? address);
}
