import { fileURLToPath } from 'node:url';

/** The path of a file in this folder. @param {string} name */
export const ownFolder = (name) => fileURLToPath(new URL(name, import.meta.url));
