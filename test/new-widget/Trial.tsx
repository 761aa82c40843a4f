import type { Host } from './keys';
import * as reserve from './reserve.css';

export function Trial({ host }: { host: Host }) {
  return <div className={reserve.reserved}>{host.t('Contacts')}</div>;
}
