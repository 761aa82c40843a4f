/** @satisfies {Record<string, import('../../src/tooling/states/states.mjs').State>} */
export default { 'trial-text': { name: 'A text', lang: 'uk', guide: true } };
