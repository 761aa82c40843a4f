// What the widgets write into the console. The first line says what is wrong, and those below it where. messages.words.ts says what a site does.
// Each message is a function: esbuild leaves out those that a script does not call. Of an object it would keep all.
// The loader has its message itself: src/shared/loader/message.ts.

export const pageDataIsWrong = (problems: string) => `ev-portal-widgets: in window.__PAGE__\n${problems}`;

export const englishIsShown = (count: number, keys: string, advice: string) =>
  `ev-portal-widgets: English is shown for ${count} keys that window.__PAGE__.translations lacks: ${keys}${advice}`;

export const didNotLoad = (address: string) => `ev-portal-widgets: ${address} did not load`;

export const hasLoadedAfterAll = (address: string) => `ev-portal-widgets: ${address} has loaded after all`;

export const needsCrossorigin = (address: string) =>
  `ev-portal-widgets: ${address} needs the attribute crossorigin, because it has "integrity".`;

export const placeholdersWithoutWidget = (lines: string) =>
  `ev-portal-widgets: placeholders without a widget\n${lines}`;

export const widgetFailed = (name: string, when: string) =>
  `ev-portal-widgets: ${name} failed${when}, the server's content is back.`;

export const pageKeepsDisabling = () =>
  'ev-portal-widgets: the page keeps disabling our buttons; exclude [data-widget] from its script';

export const pageHasOwnWidgets = () =>
  'ev-portal-widgets: the page has its own window.Widgets; ours is not available.';

export const translationsCameFirst = () =>
  'ev-portal-widgets: the tag of the translations must follow window.__PAGE__';

export const wasNotSent = (call: string, mistake: string) =>
  `ev-portal-widgets: ${call} was not sent. ${mistake}`;

export const answerIsUnusable = (answered: string, example: string) =>
  `ev-portal-widgets: ${answered}; expected ${example}`;

export const waitCameLate = () => 'ev-portal-widgets: login:send: call wait() before the first await';

export const slotIsUnknown = (slot: string, known: string) =>
  `ev-portal-widgets: data-slot="${slot}" is shown nowhere; write ${known}`;

export const dataIsMissing = (texts: number, fields: number, names: string) =>
  `ev-portal-widgets: ${texts} texts and ${fields} fields are missing: ${names}`;

export const fieldsAreUnknown = (fields: string) =>
  `ev-portal-widgets: no widget reads these fields of window.__PAGE__: ${fields}`;

export const keysHaveOtherCase = (keys: string) =>
  `ev-portal-widgets: these keys of translations have another letter case: ${keys}`;
