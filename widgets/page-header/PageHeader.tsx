import { Button, buttonClass, type Host } from '../../src';
import * as css from './page-header.css';
import { type Crumb, readHeading } from './page-header.model';

function Trail({ trail, label }: { trail: Crumb[]; label: string }) {
  if (!trail.length) return null;
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {trail.map(({ name, link }, index) => (
          <li key={name} className={css.crumb}>
            <Step name={name} link={link} current={index === trail.length - 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Step({ name, link, current }: Crumb & { current: boolean }) {
  const mark = current ? 'page' : undefined;
  if (!link) return <span aria-current={mark}>{name}</span>;
  return (
    <a className={css.link} href={link} aria-current={mark}>
      {name}
    </a>
  );
}

export function PageHeader({ host }: { host: Host }) {
  const { trail, title, controls } = readHeading(host);
  return (
    <div className={css.heading}>
      <Trail trail={trail} label={host.t('Breadcrumb')} />
      <div className={css.row}>
        {title ? <h1 className={css.title}>{title}</h1> : null}
        {controls.map(({ name, link, action }) =>
          link ? (
            <a key={name} className={buttonClass('primary')} href={link}>
              {name}
            </a>
          ) : (
            <Button key={name} onClick={() => host.emit('page-header:control', { action })}>
              {name}
            </Button>
          ),
        )}
      </div>
    </div>
  );
}
