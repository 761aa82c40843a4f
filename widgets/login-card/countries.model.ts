import type { Key } from '../../src';

/** Where the numbers may be from that codes are sent to; the suggested one is chosen from the start. */
export const countries: { icon: string; name: Key; abbr: string; code: string; suggested?: true }[] = [
  { icon: '🇺🇦', name: 'Ukraine', abbr: 'UA', code: '380', suggested: true },
  { icon: '🇸🇰', name: 'Slovakia', abbr: 'SK', code: '421' },
];
