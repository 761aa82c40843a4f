/** @typedef {import('./random.mjs').Chance} Chance */

const numbers = [
  '501234567',
  '050 123-45-67',
  '+380 (50) 123 45 67',
  '+421 903 123 456',
  '50',
  '',
  '50123456789012',
];
const codes = ['918273', '000000', 'Code: 918-273', ''];
const emails = ['admin@example.com', 'admin@example', '', ' admin@example.com '];
const passwords = ['secret', ''];
const pasted = [
  'Ваш код: 918-273. Дійсний до 12:30',
  '\u202a+38 (050) 123 45 67\u202c',
  ' 918 273 ',
  '١٢٣٤٥٦',
];

/** What must appear nowhere but in fields. */
export const secrets = ['918273', 'admin@example', 'secret'];

/** The actions of a person on the widgets of the page. @param {Chance} chance */
export function createVisitor(chance) {
  /** @param {string} selector */
  const find = (selector) => {
    const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).filter((each) =>
      each.checkVisibility(),
    );
    return found.length ? chance.pick(found) : undefined;
  };

  /** @param {string} selector @param {string[]} texts @param {string} [inputType] */
  const fill =
    (selector, texts, inputType = 'insertText') =>
    () => {
      const input = /** @type {HTMLInputElement | undefined} */ (find(selector));
      if (!input) return;
      input.focus();
      // A visitor cannot type into a field that is read-only.
      if (input.readOnly) return;
      input.value = chance.pick(texts);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
    };

  /** @param {string} selector @param {number} [times] */
  const click =
    (selector, times = 1) =>
    () => {
      const target = find(selector);
      if (!target) return;
      const name = target.getAttribute('aria-label') ?? target.textContent;
      target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      target.focus();
      for (let time = 0; time < times; time++) target.click();
      return name;
    };

  const card = '[data-mode]';
  const submit = click(`${card} [type=submit]`);
  /** Several steps as one action, because single random steps would rarely lead to a call. @param {(() => unknown)[]} steps */
  const inTurn =
    (...steps) =>
    () => {
      for (const step of steps) step();
    };
  /** @type {[weight: number, name: string, act: () => unknown][]} */
  const acts = [
    [16, 'ask for a code', inTurn(fill(`${card} [autocomplete=tel-national]`, numbers.slice(0, 4)), submit)],
    [16, 'enter a code', inTurn(fill(`${card} [autocomplete=one-time-code]`, codes.slice(0, 3)), submit)],
    [
      16,
      'log in by email',
      inTurn(
        fill(`${card} [autocomplete=username]`, emails.slice(0, 1)),
        fill(`${card} [autocomplete=current-password]`, ['secret']),
        submit,
      ),
    ],
    [
      8,
      'change the language',
      inTurn(click('header button[aria-label][aria-expanded=false]'), click('header button[lang]')),
    ],
    [6, 'send again or change the number', click(`${card} form button:not([type=submit])`, 2)],
    [8, 'type a number', fill(`${card} [autocomplete=tel-national]`, numbers)],
    [8, 'type a code', fill(`${card} [autocomplete=one-time-code]`, codes)],
    [4, 'paste into a field', fill(`${card} input:not([type=password])`, pasted, 'insertFromPaste')],
    [4, 'type an email', fill(`${card} [autocomplete=username]`, emails)],
    [4, 'type a password', fill(`${card} [autocomplete=current-password]`, passwords)],
    [12, 'submit', submit],
    [4, 'submit twice', click(`${card} [type=submit]`, 2)],
    [
      4,
      'press Enter',
      () => {
        const form = /** @type {HTMLFormElement | undefined} */ (find(`${card} form`));
        for (let time = 0; time < 3; time++) form?.requestSubmit();
      },
    ],
    [5, 'press another button of a card', click(`${card} button:not([type=submit])`)],
    [2, 'press another button of a card twice', click(`${card} button:not([type=submit])`, 2)],
    [3, 'open a list', click('header button[aria-expanded]')],
    [4, 'press a button of a header', click('header button')],
    [3, 'choose a language', click('header button[lang]', 2)],
    [2, 'press a control', click('[data-widget="page-header"] button')],
    [2, 'answer a question', click('dialog[open] button')],
    [
      2,
      'press Escape',
      () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
    [
      1,
      'click outside',
      () => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    ],
  ];
  const lots = acts.flatMap(([weight, name, act]) => Array(weight).fill({ name, act }));
  return () => /** @type {{ name: string, act: () => unknown }} */ (chance.pick(lots));
}
