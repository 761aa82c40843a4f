/** A wait of this many seconds or more is shown in minutes, because that is easier to read. */
export const minutesFrom = 100;

/** A wait as a person reads it: `99`, `1:40`, `1:00:00`. */
export const duration = (seconds: number): string =>
  seconds < minutesFrom
    ? `${seconds}`
    : [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        .map((part) => `${Math.floor(part)}`.padStart(2, '0'))
        .join(':')
        .replace(/^(00:)?0?/, '');
