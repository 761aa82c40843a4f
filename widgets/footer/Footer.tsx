import { type Host, useMemo } from '../../src';
import { Contacts } from './Contacts';
import * as css from './footer.css';
import { type Link, mainSiteLinks, portalLinks } from './footer.model';
import { Version } from './Version';
import { createVersion } from './version.model';

function Links({ links }: { links: Link[] }) {
  const shown = links.filter(({ href }) => href);
  if (!shown.length) return null;
  return (
    <ul className={css.links}>
      {shown.map(({ text, href, download }) => (
        <li key={text} className={css.item}>
          <a className={css.link} href={href} download={download}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Footer({ host }: { host: Host }) {
  const version = useMemo(() => createVersion(host), [host]);
  const { page, t } = host;
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <Links links={portalLinks(host)} />
        <Links links={mainSiteLinks(host)} />
        <Contacts contacts={page.contacts} hotline={t('Hotline')} />
      </div>
      <p className={css.copyright}>
        <span>{`© ${new Date().getFullYear()} ${t('ProductTitle')}`}</span>
        <Version version={version} />
      </p>
    </footer>
  );
}
