import { table } from '../documents/table';
import { limitOf, limits } from './limits';

const kB = (bytes: number) => String(bytes / 1000);

/** The line in README.md. */
export const sizesInShort = () =>
  `- **Small**: with React and the styles, the login page loads at most ${kB(limitOf('the login page'))} kB, compressed with brotli. ` +
  `A page without the login card loads at most ${kB(limitOf('any page'))} kB.`;

/** The table in the guide for sites. */
export const sizeTable = () =>
  table(
    ['size', 'kB at most'],
    [
      ...Object.entries(limits).map(([file, limit]) => [`\`${file}\``, kB(limit)]),
      ['any page: all but the login card', kB(limitOf('any page'))],
      ['the login page', kB(limitOf('the login page'))],
    ],
  );
