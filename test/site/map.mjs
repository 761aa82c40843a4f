import { html } from './html.mjs';

/** The border of Ukraine: degrees of longitude and latitude, clockwise from Chop. */
const border =
  '22.1 48.4 22.5 49.1 22.7 49.5 23 49.8 24 50.4 24 50.9 23.6 51.5 24.4 51.9 26.4 51.9 27.7 51.5 28.8 51.4 30.5 51.3 30.9 52.1 33.2 52.4 33.8 52.3 34.1 51.7 34.2 51.3 35 51.2 35.4 50.6 36.6 50.3 37.5 50.4 38 49.9 39.2 49.8 40.1 49.6 40.1 49.2 39.7 48.9 39.9 48.3 39.8 47.9 38.9 47.9 38.3 47.6 38.2 47.1 36.8 46.7 35.2 46.4 34.8 46.1 35.3 45.4 36.6 45.4 36.4 45.1 35.4 45 34.9 44.8 34.1 44.4 33.7 44.4 33.4 44.6 33.6 45.1 32.6 45.4 33.2 45.8 33.6 46.1 32.2 46.2 31.6 46.6 30.8 46.5 30.1 45.9 29.7 45.3 28.8 45.3 28.2 45.5 28.9 46 28.9 46.4 30 46.4 29.9 46.8 29.2 47.5 29.1 47.9 27.8 48.4 26.6 48.3 25.2 47.9 24.6 47.9 23.2 48.1';

/** The cities with stations, from west to east. */
const cities =
  '22.3 48.6 24 49.8 25.3 50.7 25.6 49.5 26.3 50.6 27 49.4 28.5 49.2 28.7 50.3 30.5 50.4 30.7 46.5 31.3 51.5 32 49.4 32 47 32.3 48.5 33.4 47.9 34.5 49.6 34.8 50.9 35 48.5 35.2 47.8 36.2 50';

/** @param {string} degrees @returns {[x: number, y: number][]} */
const points = (degrees) =>
  [...degrees.matchAll(/(\S+) (\S+)/g)].map(([, east, north]) => [
    Math.round((Number(east) - 22) * 26.5),
    Math.round((52.5 - Number(north)) * 40),
  ]);

/** A map with the stations of the network, which light up one after the other. */
export const map = html`
<svg class="map" viewBox="-2 0 486 326" aria-hidden="true">
  <polygon points="${points(border).join(' ')}"/>
  ${points(cities).map(
    ([x, y]) =>
      html`<polygon class="station" points="${x} ${y - 9} ${x + 8} ${y - 4} ${x + 8} ${y + 5} ${x} ${y + 10} ${x - 8} ${y + 5} ${x - 8} ${y - 4}"/>`,
  )}
</svg>`;
