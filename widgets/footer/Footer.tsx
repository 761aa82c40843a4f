import type { Host } from '../../src';
import { Contacts } from './Contacts';
import * as css from './footer.css';
import { type Link, linksToMainSite, linksToPortal } from './links';
import * as reserve from './reserve.css';
import { Version } from './Version';

function Links({ label, links }: { label: string; links: Link[] }) {
  const shown = links.filter(({ href }) => href);
  if (!shown.length) return null;
  return (
    <ul className={css.group} aria-label={label}>
      {shown.map(({ text, href, download }) => (
        <li key={text}>
          <a className={css.link} href={href} download={download}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Footer({ host }: { host: Host }) {
  const { page, t } = host;
  return (
    <footer className={`${css.footer} ${reserve.reserved}`}>
      <div className={css.groups}>
        <Links label={t('ProductTitle')} links={linksToPortal(host)} />
        <Links label={t('MainSite')} links={linksToMainSite(host)} />
        <Contacts contacts={page.contacts} label={t('Contacts')} hotline={t('Hotline')} />
      </div>
      <p className={css.copyright}>
        <span>{`© ${new Date().getFullYear()} ${t('ProductTitle')}`}</span>
        <Version host={host} />
      </p>
    </footer>
  );
}
