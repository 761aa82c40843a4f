import * as css from './header.css';

/** Lines; at first an arrow, which says that a button shows and hides something below it. */
export function Icon({ lines = ['7 10 12 15 17 10'] }: { lines?: string[] }) {
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true">
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}
