import { isLoaded } from '../artifacts/compress';
import type { Contents } from '../bundles/contents';
import { buildVersion, sourcesIn } from './build-ref';
import type { Version } from './moved';
import { writeRecords } from './record';
import { comparison, sizeReport } from './tables';

/** The result of the build. */
interface Built {
  files: Record<string, string | Buffer>;
  contents: Record<string, Contents>;
}

function versionOf(files: Built['files']): Version {
  const names = Object.keys(files).filter(isLoaded);
  return Object.fromEntries(
    names.map((name) => {
      const map = files[`${name}.map`];
      return [name, { size: files[`${name}.br`]?.length ?? 0, sources: map ? sourcesIn(String(map)) : [] }];
    }),
  );
}

/** Runs `npm run sizes`. The only argument may be `--record`, or a version to compare with. */
export async function sizes(
  [argument]: string[],
  building: Promise<Built>,
  print: (line: string) => void,
): Promise<void> {
  const { files, contents } = await building;
  if (argument === '--record') await writeRecords(contents);
  else if (argument) return print(comparison(await buildVersion(argument), versionOf(files)));
  print(sizeReport(versionOf(files), contents));
}
