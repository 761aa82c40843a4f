import { loginMethods as method } from './login';

/** In seconds. A call for an SMS waits at most this long for the checks of the page. */
export const longestCheck = 5;

/** The events that the widgets send to the page. The build writes the types for a page's scripts, and `npm run docs` the table for sites. */
export const events = {
  'widget:ready': { detail: { widget: 'string' }, description: 'The widget is shown.' },
  'widget:error': {
    detail: { widget: 'string', error: 'unknown' },
    description: "The widget has failed, and the server's content is shown again.",
  },
  'login:success': {
    widget: 'login-card',
    detail: { method },
    description: 'The visitor has logged in. If the page cancels the event, the card stays usable.',
  },
  'login:step': {
    widget: 'login-card',
    detail: { method, step: ['number', 'code', 'email'] },
    description: 'The step or the method of the login card has changed. It is not sent at the start.',
  },
  'login:send': {
    widget: 'login-card',
    detail: { method, wait: '(promise: Promise<unknown>) => void' },
    description: `An SMS is about to be requested (\`phone\`), or a login by email to be sent (\`email\`). The call waits for each promise that \`wait\` gets, at most ${longestCheck} s. If one gives \`false\`, or the page cancels the event, nothing is sent. One that is rejected or takes longer stops nothing.`,
  },
  'login:refused': {
    widget: 'login-card',
    detail: { method, kind: ['refused', 'network', 'timeout', 'unexpected', 'invalid'], code: 'string' },
    description:
      "A login or the call for a code has failed, or a field is empty or wrong (`invalid`). `code` is the server's code, or empty.",
  },
  'language:change': {
    widget: 'header',
    detail: { lang: 'string', path: 'string' },
    description: 'The visitor has chosen another language. `path` is the address of the same page in it.',
  },
  logout: { widget: 'header', detail: {}, description: 'The visitor has confirmed the logout.' },
  'page-header:control': {
    widget: 'page-header',
    detail: { action: 'string' },
    description: 'The visitor has clicked a control button that has an `action`.',
  },
} as const satisfies Record<string, EventRow>;

/** The types that a value in a detail can have, besides a list of words. Each name is the type as page.d.ts writes it. */
interface Types {
  string: string;
  unknown: unknown;
  '(promise: Promise<unknown>) => void': (promise: Promise<unknown>) => void;
}

export type ValueType = keyof Types | readonly string[];

export interface EventRow {
  /** The properties of `event.detail`: a list of the possible words, or a type. */
  detail: Readonly<Record<string, ValueType>>;
  /** The widget that sends it. Without it, all do. */
  widget?: string;
  /** When the event is sent, and what it means. The build does not ship it. */
  description: string;
}

export type EventName = keyof typeof events;

/** The events that the page can cancel. It then prevents what would follow, for example a navigation. */
export const cancelable: readonly string[] = [
  'login:success',
  'login:send',
  'language:change',
  'logout',
] satisfies EventName[];

type Value<Of> = Of extends readonly string[] ? Of[number] : Of extends keyof Types ? Types[Of] : never;

export type Detail<Name extends EventName> = {
  [Property in keyof (typeof events)[Name]['detail']]: Value<(typeof events)[Name]['detail'][Property]>;
};
