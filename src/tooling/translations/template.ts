import type { Format } from './parse';
import { resxEntry, resxFile } from './write-resx';

export interface Gap {
  key: string;
  english: string;
  /** The project's own text in that language, or an empty string. */
  own: string;
}

/** A file with the missing keys, for a translator. The English text of each key is in a comment. */
export function template(gaps: Gap[], format: Format): string {
  if (format === 'resx') return resxFile(gaps.map(({ key, english, own }) => resxEntry(key, own, english)));
  const lines = gaps.map(
    ({ key, english, own }) => `  // ${english}\n  ${JSON.stringify(key)}: ${JSON.stringify(own)}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
