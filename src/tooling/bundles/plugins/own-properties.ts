/**
 * Makes React and the signals read only the own properties of an object where a script of the page may have added properties to
 * `Object.prototype`: the props of each element lose their prototype, and so do the descriptors of properties.
 */
export const withOwnProperties = (source: string): string =>
  source
    .replace(
      /^function jsxProd\(type, config, maybeKey\) \{$/m,
      '$&\n  config.key;\n  Object.setPrototypeOf(config, null);',
    )
    .replace(/([\w$.]+)\.hasOwnProperty\(/g, 'Object.hasOwn($1, ')
    .replace(/(Object\.defineProperty\([^{]+\{)/g, '$1 __proto__: null,')
    .replace(/\{(?=configurable:)/g, '{ __proto__: null,')
    // For an event outside of all components React asks the window for its `nodeName`.
    .replace(/(?<=getNodeFromInstance\(targetInst\) : )window/g, '{ __proto__: null }');
