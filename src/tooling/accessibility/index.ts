import type { Criterion } from './criterion';
import { openAcr } from './openacr';
import { operable } from './operable';
import { perceivable } from './perceivable';
import { accessibilityReport } from './report';
import { robust } from './robust';
import { understandable } from './understandable';

export interface Principle {
  title: string;
  criteria: Criterion[];
}

/** All criteria of WCAG 2.2, levels A and AA. */
export const principles: Principle[] = [
  { title: '1 Perceivable', criteria: perceivable },
  { title: '2 Operable', criteria: operable },
  { title: '3 Understandable', criteria: understandable },
  { title: '4 Robust', criteria: robust },
];

interface Product {
  name: string;
  version: string;
  description: string;
}

/** The two reports in dist/. */
export function accessibilityFiles({ name, version, description }: Product): Record<string, string> {
  const all = principles.flatMap(({ criteria }) => criteria);
  return {
    'ACCESSIBILITY.md': accessibilityReport(principles, version),
    'accessibility.openacr.yaml': openAcr(all, name, version, description),
  };
}
