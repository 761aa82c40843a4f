import { type ReactNode, useDisclosure } from '../../src';
import * as css from './header.css';
import { Icon } from './Icon';

/** The row of links; where it is too narrow for a row, what the hamburger shows. */
export function Menu({ name, children }: { name: string; children: ReactNode }) {
  const { open, area, button, panel } = useDisclosure<HTMLElement>();
  return (
    <nav ref={area}>
      <button {...button} className={css.link} aria-label={name}>
        <Icon lines={open.value ? ['5 5 19 19', '5 19 19 5'] : ['3 6 21 6', '3 12 21 12', '3 18 21 18']} />
      </button>
      <ul {...panel} className={css.panel}>
        {children}
      </ul>
    </nav>
  );
}
