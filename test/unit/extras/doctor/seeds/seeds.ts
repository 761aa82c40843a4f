import type { Seed } from './changes';
import { ofFiles } from './files';
import { ofPages } from './pages';
import { ofServer } from './server';

/** One fault of each kind, for a site with the files of the widgets in a folder. */
export const seeds = (folder: string): Seed[] => [...ofFiles(folder), ...ofPages, ...ofServer];
