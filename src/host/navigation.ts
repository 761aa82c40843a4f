import { resolve } from './address';

/** Every navigation of a widget goes through this function. */
export function navigate(address: string): void {
  location.assign(resolve(address) ?? address);
}
