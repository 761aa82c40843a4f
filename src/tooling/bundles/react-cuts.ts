import { cutNames } from '../trimming/react/trim';
import type { Edition } from './edition';

type Make = (edition: Partial<Edition>) => Promise<{ files: Record<string, string | Buffer> }>;

/** The size of shared.js with each cut of React, in bytes of brotli: with only this cut, and with all others. */
export async function reactCuts(
  makeFiles: Make,
): Promise<Record<string, { only?: number; others?: number }>> {
  const size = async (edition: Partial<Edition>) => (await makeFiles(edition)).files['shared.js.br']?.length;
  const without = (skippedCuts: string[]) => size({ whole: false, skippedCuts });
  const rows: Record<string, { only?: number; others?: number }> = {
    none: { only: await size({ whole: true }) },
    'ES modules': { only: await without(cutNames) },
  };
  for (const name of cutNames)
    rows[name] = {
      only: await without(cutNames.filter((other) => other !== name)),
      others: await without([name]),
    };
  return { ...rows, all: { only: await without([]) } };
}
