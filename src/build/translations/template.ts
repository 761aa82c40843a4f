import { resxEntry, resxFile } from '../resx';
import type { Format } from './dictionary';

export interface Gap {
  key: string;
  english: string;
  /** What the project itself says in that language, or nothing. */
  own: string;
}

/** A file with what is missing, to be filled in and put into the site's: the English text stands beside each as a comment. */
export function template(gaps: Gap[], format: Format): string {
  if (format === 'resx') return resxFile(gaps.map(({ key, english, own }) => resxEntry(key, own, english)));
  const lines = gaps.map(
    ({ key, english, own }) => `  // ${english}\n  ${JSON.stringify(key)}: ${JSON.stringify(own)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
