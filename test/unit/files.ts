import { readdirSync } from 'node:fs';

/** The paths of all files in these folders that match `ending`, without those of the judges' packages. */
export function filesIn(folders: string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => ending.test(path) && !path.includes('/node_modules/'))
    .sort();
}
