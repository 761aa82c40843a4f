/** @typedef {import('./random.mjs').Chance} Chance */

const texts = ['501234567', '(050) 123-45-67', 'admin@example.com', 'secret', '12-34-56', '', ' '];

/**
 * Scripts of old pages. They change the widgets' nodes as if these were their own.
 * @param {Chance} chance
 */
export function createHostileHost(chance) {
  /** @template {Element} E @param {string} selector @returns {E | undefined} */
  const one = (selector) => {
    const all = /** @type {E[]} */ ([...document.querySelectorAll(`[data-widget] ${selector}`)]);
    return all.length ? chance.pick(all) : undefined;
  };

  return {
    writeField() {
      const field = /** @type {HTMLInputElement | undefined} */ (one('input'));
      if (!field) return;
      field.value = chance.pick(texts);
      const type = chance.pick(['', 'input', 'change', 'blur']);
      if (type) field.dispatchEvent(new Event(type, { bubbles: true }));
    },

    chooseCountry() {
      const list = /** @type {HTMLSelectElement | undefined} */ (one('select'));
      if (list) list.selectedIndex = chance.below(2);
    },

    resetForm() {
      /** @type {HTMLFormElement | undefined} */ (one('form'))?.reset();
    },

    submitForm() {
      /** @type {HTMLFormElement | undefined} */ (one('form'))?.submit();
    },

    /** As jQuery's \`wrap\` does. */
    wrapField() {
      const field = one('input, select');
      // A hundred wrappers around one field would not be realistic.
      if (!field || field.closest('.wrapped')) return;
      const wrapper = document.createElement('div');
      wrapper.className = 'wrapped';
      const isFocused = field === document.activeElement;
      field.replaceWith(wrapper);
      wrapper.append(field);
      if (isFocused && field instanceof HTMLElement) field.focus();
    },

    /** As a browser's page translation does. */
    wrapText() {
      const element = one('span, p, label');
      const text = element?.firstChild;
      if (text?.nodeType !== Node.TEXT_NODE) return;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    },

    removeAlert() {
      one('[role=alert]')?.remove();
    },

    moveAlert() {
      const alert = one('[role=alert]');
      if (alert) document.body.append(alert);
    },

    /** As a guard against a second click does. */
    disableButton() {
      const button = /** @type {HTMLButtonElement | undefined} */ (one('button'));
      if (button) button.disabled = true;
    },

    replaceStyleSheets() {
      document.adoptedStyleSheets = [new CSSStyleSheet()];
    },
  };
}
