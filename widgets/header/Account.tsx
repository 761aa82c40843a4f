import { type Host, useDisclosure } from '../../src';
import * as css from './header.css';
import { Icon } from './Icon';
import { Links } from './Links';
import type { Link } from './menu.model';

interface AccountProps {
  t: Host['t'];
  links: Link[];
  onLogout(): void;
}

export function Account({ t, links, onLogout }: AccountProps) {
  const { area, button, panel } = useDisclosure<HTMLLIElement>();
  return (
    <li ref={area} className={css.area}>
      <button {...button} className={css.link}>
        {t('PersonalAccount')}
        <Icon />
      </button>
      <ul {...panel} className={css.panel}>
        <Links links={links} />
        <li>
          <button type="button" className={css.link} onClick={onLogout}>
            {t('Logout')}
          </button>
        </li>
      </ul>
    </li>
  );
}
