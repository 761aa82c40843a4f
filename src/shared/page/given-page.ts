import { getOwn } from '../guard/own';

/** The block of JSON with the page's data. Unlike an inline script it needs no nonce. */
export const pageBlock = () => document.querySelector('script[type="application/json"][data-page]');

/** The page's data as the page gives it: `window.__PAGE__`, or the text of the block. */
export function givenPage(): unknown {
  try {
    const object = getOwn(window as { __PAGE__?: unknown }, '__PAGE__');
    return object ?? pageBlock()?.textContent ?? object;
  } catch (error) {
    return error;
  }
}

/** Parses data that is a JSON string, once. */
export function parseGiven(given: unknown): unknown {
  try {
    return typeof given === 'string' ? JSON.parse(given) : given;
  } catch {
    return given;
  }
}
