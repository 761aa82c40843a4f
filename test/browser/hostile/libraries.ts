import { readFileSync } from 'node:fs';

/** A script tag with the content of a file from a package. */
export const library = (path: string) => {
  const code = readFileSync(new URL(`../../../node_modules/${path}`, import.meta.url), 'utf8');
  return script(code.replaceAll('</script', '<\\/script'));
};

export const script = (code: string) => `<script>${code}</script>`;

export const jquery = library('jquery/dist/jquery.min.js');

/**
 * Prototype 1.7 is not in the registry. These lines replace the same methods: the callbacks get no array as third
 * argument, and `entries`, `find`, `Array.from` and `Object.keys` do what Prototype's methods do.
 */
export const prototypeLines = script(`
  Array.prototype.each = function (run, scope) {
    for (var at = 0; at < this.length; at++) run.call(scope, this[at], at);
    return this;
  };
  function collect(take) {
    return function (run, scope) {
      var found = [];
      this.each(function (value, at) { take(found, value, (run || function (it) { return it }).call(scope, value, at)) });
      return found;
    };
  }
  Array.prototype.map = Array.prototype.collect = collect(function (all, value, result) { all.push(result) });
  Array.prototype.filter = Array.prototype.select = collect(function (all, value, result) { if (result) all.push(value) });
  Array.prototype.find = Array.prototype.detect = function (run, scope) { return this.select(run, scope)[0] };
  Array.prototype.some = Array.prototype.any = function (run, scope) { return this.select(run, scope).length > 0 };
  Array.prototype.every = Array.prototype.all = function (run, scope) {
    return this.select(run, scope).length === this.length;
  };
  Array.prototype.include = Array.prototype.includes = function (item) { return this.indexOf(item) >= 0 };
  Array.prototype.entries = Array.prototype.toArray = Array.prototype.clone = function () { return this.slice() };
  Array.prototype.toJSON = function () { return '[' + this.join() + ']' };
  Array.from = window.$A = function (all) { return all ? 'toArray' in Object(all) ? all.toArray() : [...all] : [] };
  Object.keys = function (object) { var all = []; for (var name in object) if (object.hasOwnProperty(name)) all.push(name); return all };
  Object.values = function (object) { var all = []; for (var name in object) all.push(object[name]); return all };
  Function.prototype.defer = function () { return setTimeout(this, 10) };
  String.prototype.gsub = function (pattern, text) { return this.split(pattern).join(text) };
  Element.prototype.hide = function () { this.style.display = 'none'; return this };
  window.$ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id };
`);

/** MicrosoftAjax.js is not in the registry. These lines replace the same methods, and add to the same prototypes. */
export const aspNetAjaxLines = script(`
  String.prototype.startsWith = function (start) { return this.substr(0, start.length) === start };
  String.prototype.endsWith = function (end) { return this.substr(this.length - end.length) === end };
  String.prototype.trim = function () { return this.replace(/^\\s+|\\s+$/g, '') };
  Function.prototype.registerClass = Function.prototype.getName = function () { return '' };
  Array.forEach = function (all, run, self) { for (var at = 0; at < all.length; at++) run.call(self, all[at], at, all) };
  Date.prototype.format = Number.prototype.format = function () { return String(this) };
`);

/** An old json2.js puts its own `JSON` in place of the browser's. Later versions leave it. */
export const json2Lines = script(`
  var browsers = window.JSON;
  var JSON = {
    stringify: function (value) { return browsers.stringify(value) },
    parse: function (text) { return eval('(' + text + ')') },
  };
  Date.prototype.toJSON = String.prototype.toJSON = Number.prototype.toJSON = function () { return this.valueOf() };
`);

const ofObjects =
  `isArray isBoolean isDate isFunction isNumber isString isRegExp isNaN isEmpty equals each map clone select
  reject find findAll any all none count sum average min max least most reduce size merge tap has toQueryString
  toJSONString`.split(/\s+/);

/** What `Object.extend()` of Sugar 1 adds to all objects, and `toJSONString` of the json.js that came before json2. */
export const sugarLines = script(`
  for (const name of ${JSON.stringify(ofObjects)}) Object.prototype[name] = function () { return this };
  Array.prototype.contains = Array.prototype.remove = Array.prototype.last = function () { return this };
`);

/** The package does not contain the compatibility with MooTools 1.2. These lines change `bind` in the same way. */
export const mootoolsCompatibility = script(`
  Function.prototype.bind = function (scope, args) {
    var self = this;
    return function () { return self.apply(scope, args != null ? [].concat(args) : arguments) };
  };
`);

/**
 * The scripts of WebForms are not in the registry. A WebForms page is one form, and the fields are in a panel with a
 * DefaultButton. These lines do the same on Enter as `WebForms.js`.
 */
export const webForms = {
  head: script(`
    function WebForm_FireDefaultButton(event, target) {
      if (event.keyCode === 13 && !(event.target && event.target.tagName === 'TEXTAREA')) {
        document.getElementById(target).click();
        event.cancelBubble = true;
        if (event.stopPropagation) event.stopPropagation();
        return false;
      }
      return true;
    }
    function WebForm_OnSubmit() { console.error('the page was posted back'); return false }
  `),
  body: (
    places: string,
  ) => `<form method="post" action="/search" id="aspnetForm" onsubmit="return WebForm_OnSubmit()">
    <input type="hidden" name="__VIEWSTATE" value="dDwtMTI3">
    <div onkeypress="return WebForm_FireDefaultButton(event, 'search')">
      <input name="query"><input type="button" id="search" value="Search" onclick="console.error('searched')">
      ${places}
    </div></form>`,
};
