import type { Page } from '../../src';
import * as css from './footer.css';
import { tel } from './footer.model';

export function Contacts({ contacts, hotline }: { contacts: Page['contacts']; hotline: string }) {
  const { hotline: number, phones = [], email, address } = contacts;
  return (
    <address className={css.contacts}>
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
      {address ? <p className={css.line}>{address}</p> : null}
    </address>
  );
}
