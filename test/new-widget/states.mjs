/** @type {Record<string, import('../site/states.mjs').State>} */
export default { 'trial-text': { name: 'A text', lang: 'uk' } };
