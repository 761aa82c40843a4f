import { readFileSync } from 'node:fs';

/** The height of the login card without the site's own nodes. */
export function cardHeight(): string {
  const [height] = readFileSync('widgets/login-card/reserve.css', 'utf8').match(/\d+px/) ?? [];
  return `  The card alone has \`${height}\`.`;
}
