import { type Page, tel } from '../../src';
import * as css from './footer.css';

interface ContactsProps {
  contacts: Page['contacts'];
  label: string;
  hotline: string;
}

export function Contacts({ contacts, label, hotline }: ContactsProps) {
  const { hotline: number, phones = [], email, address } = contacts;
  if (!number && !phones.length && !email && !address) return null;
  return (
    <address className={css.group} aria-label={label}>
      {number ? (
        <p className={css.line}>
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
        <p className={css.line}>
          <a className={css.link} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      ) : null}
      {address ? <p className={css.street}>{address}</p> : null}
    </address>
  );
}
