import type * as ofLoader from '../shared/loader/message';
import type * as messages from './messages';

/** What a site does about each message in the console, in the order of the table in the guide. It does not ship. */
export const cures = {
  pageDataIsWrong:
    'correct each field that is named, or leave it out. The line says what was expected, what was found and what is used instead. If it found nothing at all, the page has no data, or [a security policy](answers.md#security-policy) blocks them',
  englishIsShown:
    'add these keys to [the texts](answers.md#texts) of the page. If all are named, the tag of `translations/uk.js` is missing or before `window.__PAGE__`, or `translations` cannot be read',
  didNotLoad:
    'look at the request: the file is missing, blocked, changed or from another build. Copy the whole folder again. A file that was only lost loads later by itself',
  hasLoadedAfterAll: 'nothing: a lost file was requested again and is there',
  serverContentStays:
    'look at the request of `shared.js`. Under Trusted Types add its tag to the page. If it has stopped with an error, correct that one',
  needsCrossorigin:
    'add `crossorigin="anonymous"` to the tag, and the header `Access-Control-Allow-Origin` to the file',
  placeholdersWithoutWidget:
    'do what the line of each widget says: add the tag of its script, correct the name in `data-widget`, or register the tag helpers',
  widgetFailed: 'read the error that the message ends with. If it names no script of yours, report it to us',
  pageKeepsDisabling:
    'a script of the page disables buttons again and again: let it skip elements inside of `[data-widget]`',
  pageHasOwnWidgets:
    'rename the variable of the page if you need `Widgets.mount`. The widgets work without it',
  translationsCameFirst: 'move the tag of `translations/*.js` below the script that sets `window.__PAGE__`',
  wasNotSent:
    'correct the script of the page that replaces `fetch`, or report the error to us. Nothing was sent',
  answerIsUnusable:
    'correct the answer: see [the calls](answers.md#answer-the-calls). A 404 of `/web/getbuildversion` does no harm: the footer then shows no version',
  waitCameLate:
    'call `event.detail.wait(promise)` at once in the listener, with a promise of what it waits for',
  slotIsUnknown: 'correct the name in `data-slot`',
  dataIsMissing: 'nothing: `Widgets.report()` lists what the page does not give',
  fieldsAreUnknown: 'correct or remove these fields',
  keysHaveOtherCase: 'nothing: they are found. Write them as we do to save the look-up',
} satisfies Record<keyof typeof messages | keyof typeof ofLoader, string>;
