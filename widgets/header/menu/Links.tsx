import { isThisPage } from '../../../src/shared';
import * as css from '../header.css';
import type { MenuLink } from './entries';

export function Links({ links }: { links: MenuLink[] }) {
  return links.map(([text, href]) => (
    <li key={text + href}>
      <a className={css.link} href={href} aria-current={isThisPage(href) ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));
}
