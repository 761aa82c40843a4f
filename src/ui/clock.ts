const two = (number: number) => `${number}`.padStart(2, '0');

/** From this many seconds on, a wait is easier to read in minutes. */
export const inMinutes = 100;

/** A wait as a person reads it: `99`, `1:40`, `1:00:00`. */
export const clock = (seconds: number): string =>
  seconds < inMinutes
    ? `${seconds}`
    : [seconds / 3600, (seconds / 60) % 60, seconds % 60]
        .map((part) => two(Math.floor(part)))
        .join(':')
        .replace(/^(00:)?0?/, '');
