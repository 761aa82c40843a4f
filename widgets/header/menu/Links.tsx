import * as css from '../header.css';
import type { Link } from './entries';

export function Links({ links }: { links: Link[] }) {
  return links.map(([text, href]) => (
    <li key={href}>
      <a className={css.link} href={href} aria-current={href === location.pathname ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));
}
