import type { Key } from '../../../../src';

/** The countries with numbers that can receive a code. The suggested one is selected at the start. */
export const countries: { icon: string; name: Key; abbr: string; code: string; suggested: boolean }[] = [
  { icon: '🇺🇦', name: 'Ukraine', abbr: 'UA', code: '380', suggested: true },
  { icon: '🇸🇰', name: 'Slovakia', abbr: 'SK', code: '421', suggested: false },
];
