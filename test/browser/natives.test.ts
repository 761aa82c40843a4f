import { expect, test } from 'vitest';
import { uk } from '../texts';
import { fullPage } from './document';
import { settled, useSite } from './visit';

const site = useSite();

/** Changes that scripts of old sites make to built-in objects. */
const changes: Record<string, string> = {
  'values on Object.prototype': `
    Object.prototype.version = '1.0'; Object.prototype.debug = true; Object.prototype.empty = null;`,
  'functions on Object.prototype and Array.prototype': `
    Object.prototype.each = function () {}; Array.prototype.contains = function (x) { return this.indexOf(x) >= 0 };`,
  'values on Array.prototype': `Array.prototype.version = '1.0'; Array.prototype.total = 0;`,
  'the array methods of Prototype 1.7': `
    var slice = Array.prototype.slice;
    function toArray(list) {
      if (!list) return [];
      if ('toArray' in Object(list)) return list.toArray();
      return slice.call(list, 0);
    }
    Array.from = toArray;
    Array.prototype.toArray = Array.prototype.entries = function () { return slice.call(this, 0) };
    Array.prototype.map = Array.prototype.collect = function (call, context) {
      var all = [];
      for (var i = 0; i < this.length; i++) all.push(call.call(context, this[i], i));
      return all;
    };
    Array.prototype.find = Array.prototype.detect = function (call, context) {
      for (var i = 0; i < this.length; i++) if (call.call(context, this[i], i)) return this[i];
    };
    Array.prototype.include = Array.prototype.includes = function (item) { return this.indexOf(item) >= 0 };
    Object.keys = function (object) {
      if (Object(object) !== object) throw new TypeError();
      var all = [];
      for (var name in object) if (Object.prototype.hasOwnProperty.call(object, name)) all.push(name);
      return all;
    };
    Object.values = function (object) { var all = []; for (var name in object) all.push(object[name]); return all };`,
  'the bind of MooTools with its 1.2 compatibility': `
    Function.prototype.bind = function (self, list) {
      var run = this;
      return function () { return run.apply(self, list === undefined ? arguments : [].concat(list)) };
    };`,
  'a frozen Object.prototype': `
    Object.freeze(Object.prototype);`,
  'a setTimeout that passes no arguments on': `
    var wrapped = window.setTimeout;
    window.setTimeout = function (run, wait) { return wrapped(function () { run() }, wait) };`,
  'the Array.from of MooTools': `
    Array.from = function (item) { return item == null ? [] : Array.isArray(item) ? item : [item] };`,
};

const cases = Object.entries(changes).map(([name, change], at) => ({ name, change, phone: `50123456${at}` }));

test.for(cases)('the widgets work on a page with $name', async ({ change, phone }) => {
  const page = await site.openDocument(fullPage({ head: `<script>${change}</script>` }));
  await settled(page);
  await page.getByRole('textbox', { name: uk.PhoneNumber }).fill(phone);
  await page.getByRole('button', { name: uk.Next }).click();
  await page.locator('[data-step="code"]').waitFor();
  await page.getByRole('button', { name: uk.Language }).click();
  await page.getByRole('button', { name: 'English' }).waitFor();
  expect(page.complaints).toEqual([]);
});
