import { Button, buttonClass } from '../../src/shared';
import { readHeading } from './content';
import type { Host } from './keys';
import * as css from './page-header.css';
import { Trail } from './Trail';

export function PageHeader({ host }: { host: Host }) {
  const { trail, title, controls } = readHeading(host);
  if (!trail.length && !title && !controls.length) return null;
  return (
    <div className={css.heading}>
      <Trail trail={trail} label={host.t('Breadcrumb')} />
      <div className={css.row}>
        {title ? <h1 className={css.title}>{title}</h1> : null}
        {controls.length ? (
          <div className={css.controls}>
            {controls.map(({ id, name, link, action = '' }) => {
              const kind = id ? 'secondary' : 'primary';
              return link ? (
                <a key={id} className={buttonClass(kind)} href={link}>
                  {name}
                </a>
              ) : (
                <Button key={id} kind={kind} onClick={() => host.emit('page-header:control', { action })}>
                  {name}
                </Button>
              );
            })}
          </div>
        ) : null}
      </div>
    </div>
  );
}
