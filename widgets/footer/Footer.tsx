import { useEffect, useMemo, useSignals } from '../../src/shared';
import { Contacts } from './Contacts';
import * as css from './footer.css';
import { Group } from './Group';
import type { Host } from './keys';
import { type FooterLink, linksToMainSite, linksToPortal } from './links';
import { createVersion } from './version.model';

const items = (links: FooterLink[]) =>
  links.map(({ text, href, download }) => (
    <li key={text + href}>
      <a className={css.link} href={href} download={download}>
        {text}
      </a>
    </li>
  ));

function Links({ title, links }: { title: string; links: FooterLink[] }) {
  if (!links.length) return null;
  return (
    <Group title={title}>
      {(titleId) => (
        <ul className={css.list} aria-labelledby={titleId}>
          {items(links)}
        </ul>
      )}
    </Group>
  );
}

/** The version of the site. It is empty until the version is known. A screen reader reads it apart from the text before it. */
function Version({ host }: { host: Host }) {
  useSignals();
  const { version, start } = useMemo(() => createVersion(host), [host]);
  useEffect(start, [start]);
  return <p>{version.value && `v. ${version.value.slice(0, 100)}`}</p>;
}

export function Footer({ host }: { host: Host }) {
  const { pageData, t } = host;
  const { legal, others } = linksToPortal(host);
  const own: FooterLink[] = pageData.footerLinks.map(({ name, link }) => ({ text: name ?? '', href: link }));
  return (
    <footer className={css.footer}>
      <div className={css.groups}>
        <Contacts host={host} />
        <Links title={t('ProductTitle')} links={[...others, ...own]} />
        <Links title={t('MainSite')} links={linksToMainSite(host)} />
      </div>
      <div className={css.bottom}>
        <ul className={`${css.list} ${css.legal}`}>{items(legal)}</ul>
        <div className={css.copyright}>
          <p>{`© ${new Date().getFullYear()} ${t('ProductTitle')}`}</p>
          <Version host={host} />
        </div>
      </div>
    </footer>
  );
}
