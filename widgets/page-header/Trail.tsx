import type { Crumb } from './content';
import * as css from './page-header.css';

export function Trail({ trail, label }: { trail: Crumb[]; label: string }) {
  if (!trail.length) return null;
  return (
    <nav aria-label={label}>
      <ol className={css.trail}>
        {trail.map(({ id, name, link }) => {
          const current = id === trail.length - 1 ? 'page' : undefined;
          return (
            <li key={id} className={css.crumb}>
              {link ? (
                <a className={css.link} href={link} aria-current={current}>
                  {name}
                </a>
              ) : (
                <span aria-current={current}>{name}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
