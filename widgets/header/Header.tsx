import { bolt, network } from '../../src/facts/logo';
import { useRef } from '../../src/shared';
import { Confirm, openConfirm } from './Confirm';
import * as css from './header.css';
import type { Host } from './keys';
import { Languages } from './languages/Languages';
import { Account } from './menu/Account';
import { createMenu, logout } from './menu/entries';
import { Links } from './menu/Links';
import { Menu } from './menu/Menu';
import * as reserve from './reserve.css';
import { SkipLink } from './skip-link/SkipLink';

const logo = (
  <svg className={css.icon} width="36" height="40" viewBox="0 0 36 40" aria-hidden="true">
    <polygon points={network} />
    <polygon points={network} pathLength="6" />
    <polyline points={bolt} />
  </svg>
);

export function Header({ host }: { host: Host }) {
  const { t } = host;
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, links, account } = createMenu(host);
  return (
    <header className={`${css.header} ${reserve.reserved}`}>
      <SkipLink text={t('SkipToContent')} />
      <a className={css.link} href={host.pageData.siteUrl} title={title}>
        {logo}
        <span className={css.title}>{title}</span>
      </a>
      <Languages host={host} />
      <Menu name={t('Menu')}>
        <Links links={links} />
        {account ? (
          <Account t={t} links={account} onLogout={(click) => openConfirm(dialog.current, click)} />
        ) : null}
      </Menu>
      {/* The dialog is not inside the menu: when the menu disappears (a tablet is rotated), an open dialog must stay visible. */}
      {account ? <Confirm ref={dialog} t={t} onYes={() => logout(host)} /> : null}
    </header>
  );
}
