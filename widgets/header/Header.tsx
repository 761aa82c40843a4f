import { Dialog, type Host, useRef } from '../../src';
import { Account } from './Account';
import * as css from './header.css';
import { Languages } from './Languages';
import { Links } from './Links';
import { Menu } from './Menu';
import { mark } from './mark';
import { createMenu, logout } from './menu.model';

export function Header({ host }: { host: Host }) {
  const { t } = host;
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, row, account } = createMenu(host);
  const ask = () => {
    // After the header was moved in the page, the dialog is still open but no longer modal.
    dialog.current?.close();
    dialog.current?.showModal();
  };
  return (
    <header className={css.header}>
      <a className={css.link} href={host.page.siteUrl} title={title}>
        {mark}
        <span className={css.title}>{title}</span>
      </a>
      <Languages host={host} />
      <Menu name={t('Menu')}>
        <Links links={row} />
        {account ? <Account t={t} links={account} onLogout={ask} /> : null}
      </Menu>
      {/* Outside of the menu: a menu that closes, as when a tablet is turned, must not hide an open question. */}
      {account ? (
        <Dialog
          ref={dialog}
          question={t('DoYouReallyWantToQuit')}
          no={t('No')}
          yes={t('Yes')}
          onYes={() => logout(host)}
        />
      ) : null}
    </header>
  );
}
