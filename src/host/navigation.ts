/** The one way in which widgets leave the page. */
export function navigate(address: string): void {
  location.assign(address);
}
