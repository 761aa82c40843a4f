import { run } from '../work-tree';

/** No time, no owner and the same order, so the same content gives the same bytes. Without a name, gzip writes no time, either. */
const same = '--sort=name --owner=0 --group=0 --numeric-owner --mtime=@0';

/** Writes an archive of what a folder has. */
export const archiveFolder = (folder: string, to: string, cwd: string) =>
  run('sh', ['-c', `tar ${same} -c ${folder} | gzip -n > ${to}`], { cwd });

/**
 * Writes an archive of the files of the project in some folders, below `ev-portal-widgets/`. `git archive` would write the id and the time of
 * the commit, and a release is made twice: before the commit of its version, and by somebody who checks it, at that commit.
 */
export const archiveFiles = (folders: string, to: string, cwd: string) => {
  const below = '--transform=s,^,ev-portal-widgets/,';
  return run(
    'sh',
    ['-c', `git ls-files -z ${folders} | tar ${same} ${below} --null -c -T - | gzip -n > ${to}`],
    { cwd },
  );
};
