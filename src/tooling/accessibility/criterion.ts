import type { tests } from './tests';

export type Evidence = keyof typeof tests;

export interface Criterion {
  number: string;
  level: 'A' | 'AA';
  name: string;
  /** As OpenACR names it. */
  result: 'supports' | 'partially-supports' | 'not-applicable';
  why: string;
  evidence: Evidence[];
  /** What the site around the widgets must do itself. */
  site?: string;
}

/** Makes the criteria with one result. */
const judged =
  (result: Criterion['result']) =>
  (
    number: string,
    level: Criterion['level'],
    name: string,
    why: string,
    evidence: Evidence[] = [],
    site?: string,
  ): Criterion => ({ number, level, name, result, why, evidence, site });

export const supports = judged('supports');
export const partially = judged('partially-supports');
export const notApplicable = judged('not-applicable');
