import { tel } from '../../src/shared';
import * as css from './footer.css';
import { Group } from './Group';
import type { Host } from './keys';

export function Contacts({ host: { pageData, t } }: { host: Host }) {
  const { hotline, phones = [], email, address } = pageData.contacts;
  if (!hotline && !phones.length && !email && !address) return null;
  return (
    <Group title={t('Contacts')}>
      {(titleId) => (
        <address className={css.list} aria-labelledby={titleId}>
          {hotline ? (
            <p className={`${css.line} ${css.wide}`}>
              <span>{`${t('Hotline')}: `}</span>
              <a className={css.hotline} href={tel(hotline)}>
                {hotline}
              </a>
            </p>
          ) : null}
          {phones.map((phone) => (
            <p key={phone} className={css.line}>
              <a className={css.link} href={tel(phone)}>
                {phone}
              </a>
            </p>
          ))}
          {email ? (
            <p className={`${css.line} ${css.wide}`}>
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>
            </p>
          ) : null}
          {address ? <p className={`${css.street} ${css.wide}`}>{address}</p> : null}
        </address>
      )}
    </Group>
  );
}
