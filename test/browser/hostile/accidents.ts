import type { Need } from '../engines/needs';
import {
  aspNetAjaxLines,
  jquery,
  json2Lines,
  library,
  mootoolsCompatibility,
  prototypeLines,
  script,
  sugarLines,
  webForms,
} from './libraries';

export interface HostPage {
  /** The part of the page before the widgets. */
  head?: string;
  body?: (places: string) => string;
  /** The text of the phone field after `0501234567` was typed. */
  shown?: string;
  needs?: Need[];
  /** Where a mask places the caret when the phone field gets the focus. */
  caret?: number;
  /** The case works only because src/tooling/trimming changes a package. */
  trimmed?: boolean;
}

/** Runs code once for each field of the card, when the field gets the focus. */
const onFields = (code: string) =>
  script(`$(document).on('focusin', '[data-widget] input', function () {
    if (this.ready) return;
    this.ready = true;
    ${code}
  })`);

/** Replaces each of these globals. */
const replaced = (names: string, declare: (name: string) => string): HostPage => ({
  needs: ['worlds'],
  head: script(names.split(' ').map(declare).join('\n')),
});

/** Accidents of old sites: each of these pages could prevent a sign-in, and none may. */
export const accidents: Record<string, HostPage> = {
  'var URL, var Text and others that are texts': replaced(
    'URL Text Node Event Image Option Range Selection Map Set Proxy Reflect WeakMap Element FormData addEventListener',
    (name) => `var ${name} = '/site/';`,
  ),

  'function Map, function Symbol and others that replace globals': replaced(
    'Map Set Symbol WeakSet MutationObserver ResizeObserver TextDecoder CustomEvent AbortController',
    (name) => `function ${name}() {}`,
  ),

  'an old Request, Response and Headers, as of whatwg-fetch': replaced(
    'Request Response Headers URLSearchParams',
    (name) => `function ${name}(input) { this.url = String(input); this.map = {} }`,
  ),

  'an old Promise, as of es6-promise': {
    needs: ['worlds'],
    head: script(`
      var browsers = Promise;
      window.Promise = function (run) { var made = new browsers(run); this.then = function (a, b) { return made.then(a, b) } };
      Promise.resolve = function (value) { return new Promise(function (done) { done(value) }) };
    `),
  },

  'a setTimeout that passes no arguments on, as of a monitoring script': {
    head: script(`
      var browsers = window.setTimeout;
      window.setTimeout = function (run, wait) { return browsers(function () { run() }, wait) };
    `),
  },

  'an old json2': { head: json2Lines },

  'Sugar, whose functions are on Object.prototype and Array.prototype': {
    needs: ['worlds'],
    head: sugarLines,
  },

  'ASP.NET AJAX': { needs: ['worlds'], head: aspNetAjaxLines },

  'jQuery with validate and unobtrusive': {
    head:
      jquery +
      library('jquery-validation/dist/jquery.validate.min.js') +
      library('jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js') +
      onFields(`$(this.form).validate({ submitHandler: function () { console.error('validated') } })`),
  },

  'jQuery with inputmask': {
    head:
      jquery +
      library('inputmask/dist/jquery.inputmask.min.js') +
      onFields(`if (this.type === 'tel') $(this).inputmask('(999) 999-99-99')`),
    shown: '(050) 123-45-67',
    caret: 1,
  },

  'jQuery that trims each field': {
    head:
      jquery +
      script(`$(document).on('input change', 'input', function () { this.value = $.trim(this.value) })`) +
      onFields(`$(this).on('input change', function () { this.value = $.trim(this.value) })`),
  },

  'a listener that stops every submit event': {
    head: script(`addEventListener('submit', function (event) { event.stopImmediatePropagation() }, true)`),
  },

  'Bootstrap 3 and its scripts': {
    head: jquery + library('bootstrap3/dist/js/bootstrap.min.js'),
  },

  'Prototype 1.7': { needs: ['worlds'], head: prototypeLines },

  'MooTools with its 1.2 compatibility': {
    needs: ['worlds'],
    head: library('mootools/lib/mootools-core-1.5.2-server.js') + mootoolsCompatibility,
    trimmed: true,
  },

  'WebForms with a DefaultButton': webForms,

  'a form around with fields named id, name, action, method, submit and title': {
    body: (places) => `<form action="/search" onsubmit="console.error('the page was sent'); return false">
      ${'id name action method submit title'.replace(/\w+/g, '<input type="hidden" name="$&">')}${places}</form>`,
  },
};
