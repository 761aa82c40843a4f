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
  /**
   * All steps run on the page, not only the menu and the login by phone. Libraries for forms need it, and those that change what lists and objects
   * inherit: a fault in any line of the widgets may show only there.
   */
  whole?: boolean;
}

/** Runs code once for each field of the card, when the field gets the focus. */
const onFields = (code: string) =>
  script(`$(document).on('focusin', '[data-widget] input', function () {
    if (this.ready) return;
    this.ready = true;
    ${code}
  })`);

/** A statement for each of these globals that replaces it. */
const replaced = (names: string, declare: (name: string) => string) => names.split(' ').map(declare);

/** What each of these functions of `Object` does with a property, in an old replacement that also finds those of `Object.prototype`. */
const oldFunctions: Record<string, string> = {
  assign: 'for (var name in source) target[name] = source[name]; return target',
  entries: 'for (var name in target) found.push([name, target[name]]); return found',
  fromEntries:
    'var made = {}; for (var index in target) made[target[index][0]] = target[index][1]; return made',
  keys: 'for (var name in target) found.push(name); return found',
  values: 'for (var name in target) found.push(target[name]); return found',
};

/** Accidents of old sites: each of these pages could prevent a sign-in, and none may. */
export const accidents: Record<string, HostPage> = {
  'var URL, function Map, an old Request and others that replace globals': {
    needs: ['worlds'],
    head: script(
      [
        ...replaced(
          'URL Text Node Event Image Option Range Selection Proxy Reflect WeakMap Element FormData addEventListener',
          (name) => `var ${name} = '/site/';`,
        ),
        ...replaced(
          'Map Set Symbol WeakSet MutationObserver ResizeObserver TextDecoder CustomEvent AbortController',
          (name) => `function ${name}() {}`,
        ),
        // As of whatwg-fetch.
        ...replaced(
          'Request Response Headers URLSearchParams',
          (name) => `function ${name}(input) { this.url = String(input); this.map = {} }`,
        ),
      ].join('\n'),
    ),
  },

  'an old Promise, as of es6-promise, and ASP.NET AJAX': {
    needs: ['worlds'],
    head:
      aspNetAjaxLines +
      script(`
      var browsers = Promise;
      window.Promise = function (run) { var made = new browsers(run); this.then = function (a, b) { return made.then(a, b) } };
      Promise.resolve = function (value) { return new Promise(function (done) { done(value) }) };
    `),
  },

  'Sugar, whose functions are on Object.prototype and Array.prototype': {
    whole: true,
    needs: ['worlds'],
    head: sugarLines,
  },

  'jQuery with validate and unobtrusive, Bootstrap 3 and its scripts, a form around with fields named id, name, action, method, submit and title':
    {
      whole: true,
      head:
        jquery +
        library('bootstrap3/dist/js/bootstrap.min.js') +
        library('jquery-validation/dist/jquery.validate.min.js') +
        library('jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js') +
        onFields(`$(this.form).validate({ submitHandler: function () { console.error('validated') } })`),
      body: (places) => `<form action="/search" onsubmit="console.error('the page was sent'); return false">
      ${'id name action method submit title'.replace(/\w+/g, '<input type="hidden" name="$&">')}${places}</form>`,
    },

  'jQuery with inputmask': {
    whole: true,
    head:
      jquery +
      library('inputmask/dist/jquery.inputmask.min.js') +
      onFields(`if (this.type === 'tel') $(this).inputmask('(999) 999-99-99')`),
    shown: '(050) 123-45-67',
    caret: 1,
  },

  'a <base> of another origin, jQuery that trims each field, and a listener that stops every submit event': {
    head:
      '<base href="http://127.0.0.1/">' +
      jquery +
      script(`$(document).on('input change', 'input', function () { this.value = $.trim(this.value) })`) +
      onFields(`$(this).on('input change', function () { this.value = $.trim(this.value) })`) +
      script(`addEventListener('submit', function (event) { event.stopImmediatePropagation() }, true)`),
  },

  'Prototype 1.7': { needs: ['worlds'], whole: true, head: prototypeLines },

  'MooTools with its 1.2 compatibility': {
    needs: ['worlds'],
    head: library('mootools/lib/mootools-core-1.5.2-server.js') + mootoolsCompatibility,
    trimmed: true,
  },

  'WebForms with a DefaultButton, an old json2, and a setTimeout that passes no arguments on, as of a monitoring script':
    {
      ...webForms,
      whole: true,
      head:
        webForms.head +
        json2Lines +
        script(`
      var original = window.setTimeout;
      window.setTimeout = function (run, wait) { return original(function () { run() }, wait) };
    `),
    },

  ...Object.fromEntries(
    Object.entries(oldFunctions).map(([name, body]) => [
      `an old Object.${name} that walks with "for in", and a function on Object.prototype`,
      {
        needs: ['worlds'],
        head: script(`
          Object.prototype.each = function () {};
          Object.${name} = function (target, source) { var found = []; ${body} };
        `),
      } satisfies HostPage,
    ]),
  ),
};
