import type { Need } from '../engines/needs';
import { jquery, library, mootoolsCompatibility, prototypeLines, script, webForms } from './libraries';

export interface HostPage {
  /** The part of the page before the widgets. */
  head?: string;
  body?: (places: string) => string;
  html?: string;
  /** The text of the phone field after `0501234567` was typed. */
  shown?: string;
  needs?: Need[];
  /** Where a mask places the caret when the phone field gets the focus. */
  caret?: number;
}

/** Runs code once for each field of the card, when the field gets the focus. */
const onFields = (code: string) =>
  script(`$(document).on('focusin', '[data-widget] input', function () {
    if (this.ready) return;
    this.ready = true;
    ${code}
  })`);

/** Pages of old sites. The scripts of each one could prevent a sign-in. */
export const pages: Record<string, HostPage> = {
  'jQuery with validate and unobtrusive': {
    head:
      jquery +
      library('jquery-validation/dist/jquery.validate.min.js') +
      library('jquery-validation-unobtrusive/dist/jquery.validate.unobtrusive.min.js') +
      onFields(`$(this.form).validate({ submitHandler: function () { console.error('validated') } })`),
  },

  'jQuery with maskedinput': {
    head:
      jquery +
      library('jquery.maskedinput/src/jquery.maskedinput.js') +
      onFields(`if (this.type === 'tel') $(this).mask('(999) 999-99-99')`),
    shown: '(050) 123-45-67',
    caret: 1,
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

  'jQuery that disables the buttons of a form that is submitted': {
    head:
      jquery +
      script(`$(document).on('submit', 'form', function () {
        $(this).find('button').prop('disabled', true);
        $('body').append('<div style="position:fixed;inset:0"></div>');
      })`),
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
  },

  'WebForms with a DefaultButton': webForms,
};
