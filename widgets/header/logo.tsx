import * as css from './header.css';

const network = '18 4 32 12 32 28 18 36 4 28 4 12';

/** The logo: a hexagon of stations around a lightning bolt. */
export const logo = (
  <svg className={css.icon} width="36" height="40" viewBox="0 0 36 40" aria-hidden="true">
    <polygon points={network} />
    <polygon points={network} pathLength="6" />
    <polyline points="21 9 10 22 17 22 15 31 26 18 19 18" />
  </svg>
);
