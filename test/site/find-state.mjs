import { everyState } from '../../src/tooling/states/states.mjs';

/** @param {string} path `/states/{id}` */
export const findState = (path) => everyState.find(({ id }) => path === `/states/${id}`);
