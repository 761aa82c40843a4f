import { states } from '../../src/tooling/states/states.mjs';

/** @param {string} path `/states/{id}` */
export const findState = (path) => states.find(({ id }) => path === `/states/${id}`);
