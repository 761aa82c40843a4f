import type { Host } from '../../src';
import { Account } from './Account';
import * as css from './header.css';
import { Languages } from './Languages';
import { Links } from './Links';
import { Menu } from './Menu';
import { mark } from './mark';
import { createMenu } from './menu.model';

export function Header({ host }: { host: Host }) {
  const { title, row, account } = createMenu(host);
  return (
    <header className={css.header}>
      <a className={css.link} href={host.page.siteUrl} title={title}>
        {mark}
        {title}
      </a>
      <Languages host={host} />
      <Menu name={host.t('Menu')}>
        <Links links={row} />
        {account ? <Account host={host} links={account} /> : null}
      </Menu>
    </header>
  );
}
