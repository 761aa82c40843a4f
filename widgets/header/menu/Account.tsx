import { type Click, useSignals } from '../../../src/shared';
import { useDisclosure } from '../disclosure';
import * as css from '../header.css';
import { Icon } from '../Icon';
import type { Host } from '../keys';
import * as panels from '../panel.css';
import type { MenuLink } from './entries';
import { Links } from './Links';

interface AccountProps {
  t: Host['t'];
  links: MenuLink[];
  onLogout(click: Click): void;
}

export function Account({ t, links, onLogout }: AccountProps) {
  useSignals();
  const { open, area, button, panel } = useDisclosure<HTMLLIElement>();
  const askToLogOut = (click: Click) => {
    // The dialog returns the focus to the element that had it. Safari does not focus a clicked button, so this does.
    button.ref.current?.focus();
    open.value = false;
    onLogout(click);
  };
  return (
    <li ref={area} className={css.area}>
      <button {...button} className={css.link}>
        {t('PersonalAccount')}
        <Icon />
      </button>
      <ul {...panel} className={panels.panel}>
        <Links links={links} />
        <li>
          <button type="button" className={css.link} onClick={askToLogOut}>
            {t('Logout')}
          </button>
        </li>
      </ul>
    </li>
  );
}
