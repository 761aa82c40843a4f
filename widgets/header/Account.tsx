import { AskingButton, type Host, useDisclosure } from '../../src';
import * as css from './header.css';
import { Icon } from './Icon';
import { Links } from './Links';
import { type Link, logout } from './menu.model';

export function Account({ host, links }: { host: Host; links: Link[] }) {
  const { t } = host;
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
          <AskingButton
            className={css.link}
            question={t('DoYouReallyWantToQuit')}
            no={t('No')}
            yes={t('Yes')}
            onYes={() => logout(host)}
          >
            {t('Logout')}
          </AskingButton>
        </li>
      </ul>
    </li>
  );
}
