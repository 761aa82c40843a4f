import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const family = 'Golos Text';

/** The Latin and Cyrillic faces of a weight, with the letters of the pseudo language, each with its file in base64. @param {number} weight */
function faces(weight) {
  const path = require.resolve(`@fontsource/golos-text/${weight}.css`);
  const rules = readFileSync(path, 'utf8').matchAll(
    /url\((\.\/files\/[\w-]+-(?:latin|latin-ext|cyrillic)-\d+-normal\.woff2)\).*?unicode-range: ([^;]+);/gs,
  );
  return [...rules].map(([, file = '', unicodeRange]) => ({
    weight: String(weight),
    unicodeRange,
    data: readFileSync(new URL(file, `file://${path}`), 'base64'),
  }));
}

/**
 * Loads a font from an npm package, so that text has the same width on every machine. A script contains the font, so it is
 * ready at once. A font from a stylesheet would load after the first text was drawn.
 */
const script = `for (const { data, ...descriptors } of ${JSON.stringify([...faces(400), ...faces(600)])}) {
  const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace('${family}', bytes, descriptors));
}`;

const sheet = `:root { --widget-font: "${family}", sans-serif }
body { font-family: var(--widget-font) }
`;

/** Files that the site serves in addition to its folders, by path. @type {Record<string, string>} */
export const fontFiles = { '/font/font.js': script, '/font/font.css': sheet };

/** The tags that show a page and its widgets in that font. */
export const fontTags = '<link rel="stylesheet" href="/font/font.css"><script src="/font/font.js"></script>';
