import * as css from './header.css';

/** An icon of lines. Without `lines` it is the chevron of a button that opens a panel. */
export function Icon({ lines = ['7 10 12 15 17 10'] }: { lines?: string[] }) {
  return (
    <svg className={css.icon} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      {lines.map((points) => (
        <polyline key={points} points={points} />
      ))}
    </svg>
  );
}
