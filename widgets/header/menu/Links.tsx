import { isHere } from '../../../src';
import * as css from '../header.css';
import type { Link } from './entries';

export function Links({ links }: { links: Link[] }) {
  return links.map(([text, href]) => (
    <li key={text + href}>
      <a className={css.link} href={href} aria-current={isHere(href) ? 'page' : undefined}>
        {text}
      </a>
    </li>
  ));
}
