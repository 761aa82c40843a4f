import { type PageData, tel } from '../../src';
import * as css from './footer.css';
import { Group } from './Group';

interface ContactsProps {
  contacts: PageData['contacts'];
  title: string;
  hotline: string;
}

export function Contacts({ contacts, title, hotline }: ContactsProps) {
  const { hotline: number, phones = [], email, address } = contacts;
  if (!number && !phones.length && !email && !address) return null;
  return (
    <Group title={title}>
      {(titleId) => (
        <address className={css.list} aria-labelledby={titleId}>
          {number ? (
            <p className={`${css.line} ${css.wide}`}>
              <span>{`${hotline}: `}</span>
              <a className={css.hotline} href={tel(number)}>
                {number}
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
