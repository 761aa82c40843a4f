import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { digest, integrityOf } from '../../../src/tooling/bundles/digest';

/** The version of the package after the update. It is higher than any of ours. */
export const newer = '999.0.0';

/** Makes the next version in a copy of dist/. All its scripts are new for a browser, but only that of the footer has changed. */
export function makeNewer(dist: string): void {
  const file = join(dist, 'manifest.json');
  const next = { ...JSON.parse(readFileSync(file, 'utf8')), version: newer };
  const script = Buffer.from(`${readFileSync(join(dist, 'footer.js'), 'utf8')}\n`);
  const contents = { '': script, '.br': brotliCompressSync(script), '.gz': gzipSync(script) };
  for (const [ending, content] of Object.entries(contents)) {
    writeFileSync(join(dist, `footer.js${ending}`), content);
    Object.assign(next.files[`footer.js${ending}`], {
      hash: digest(content),
      integrity: integrityOf(content),
    });
  }
  writeFileSync(file, JSON.stringify(next, null, 2));
}
