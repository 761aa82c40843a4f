import { readdirSync } from 'node:fs';

/** The files of these folders, by their path in the project, whose name ends so. */
export function filesIn(folders: string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => `${folder}/${path}`))
    .filter((path) => ending.test(path))
    .sort();
}
