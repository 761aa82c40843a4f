import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anchor, code, table } from './table';

/** What a site does about each message of the widgets. The key is the message, with `…` for what varies. */
const cures: Record<string, string> = {
  'in window.__PAGE__':
    'correct each field that is named, or leave it out. The line says what was expected, what was found and what is used instead. If it found nothing at all, the page has no data, or [a security policy](answers.md#security-policy) blocks them',
  'English is shown for … keys that window.__PAGE__.translations lacks: …':
    'add these keys to [the texts](answers.md#texts) of the page. If all are named, the tag of `translations/uk.js` is missing or before `window.__PAGE__`, or `translations` cannot be read',
  '… did not load':
    'look at the request: the file is missing, blocked, changed or from another build. Copy the whole folder again. A file that was only lost loads later by itself',
  '… has loaded after all': 'nothing: a lost file was requested again and is there',
  "the server's content stays, because … did not load (…)….":
    'look at the request of `shared.js`. Under Trusted Types add its tag to the page. If it has stopped with an error, correct that one',
  '… needs the attribute crossorigin, because it has "integrity".':
    'add `crossorigin="anonymous"` to the tag, and the header `Access-Control-Allow-Origin` to the file',
  'placeholders without a widget':
    'do what the line of each widget says: add the tag of its script, correct the name in `data-widget`, or register the tag helpers',
  "… failed…, the server's content is back.":
    'read the error that the message ends with. If it names no script of yours, report it to us',
  'the page keeps disabling our buttons; exclude [data-widget] from its script':
    'a script of the page disables buttons again and again: let it skip elements inside of `[data-widget]`',
  'the page has its own window.Widgets; ours is not available.':
    'rename the variable of the page if you need `Widgets.mount`. The widgets work without it',
  'the tag of the translations must follow window.__PAGE__':
    'move the tag of `translations/*.js` below the script that sets `window.__PAGE__`',
  '… was not sent. …':
    'correct the script of the page that replaces `fetch`, or report the error to us. Nothing was sent',
  '…; expected …':
    'correct the answer: see [the calls](answers.md#answer-the-calls). A 404 of `/web/getbuildversion` does no harm: the footer then shows no version',
  'login:send: call wait() before the first await':
    'call `event.detail.wait(promise)` at once in the listener, with a promise of what it waits for',
  'data-slot="…" is shown nowhere; write …': 'correct the name in `data-slot`',
  '… texts and … fields are missing: …': 'nothing: `Widgets.report()` lists what the page does not give',
  'no widget reads these fields of window.__PAGE__: …': 'correct or remove these fields',
  'these keys of translations have another letter case: …':
    'nothing: they are found. Write them as we do to save the look-up',
};

/** A short id: the first four words of the message. */
const idOf = (message: string) =>
  `console-${message
    .toLowerCase()
    .match(/[a-z_]+/g)
    ?.slice(0, 4)
    .join('-')}`;

const foldersOf = () => [
  ...readdirSync('widgets').map((name) => join('widgets', name)),
  ...readdirSync('src')
    .filter((name) => !/tooling|aspnet|\./.test(name))
    .map((name) => join('src', name)),
];

/** The messages in the code of the widgets. A message begins with the name of the project; its first line says what is wrong. */
function messages(): string[] {
  const files = foldersOf().flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(['`])ev-portal-widgets: ((?:(?!\1|\\n).)+)/g)].map(
      ([, , text = '']) => text.replace(/\$\{[^{}]*(\}|$)/g, '…').replace(/…+/g, '…'),
    ),
  );
  return [...new Set(found)];
}

/** The table of all messages that the widgets write into the console. */
export function consoleTable(): string {
  const found = messages();
  const unknown = found.filter((message) => !(message in cures));
  const gone = Object.keys(cures).filter((message) => !found.includes(message));
  if (unknown.length || gone.length)
    throw new Error(
      `src/tooling/from-facts/documents/console-table.ts has no cure for: ${unknown.join(' | ')}\nThese messages are gone: ${gone.join(' | ')}`,
    );
  return table(
    ['the console says', 'what to do'],
    Object.entries(cures).map(([message, cure]) => [anchor(idOf(message)) + code(message), cure]),
  );
}
