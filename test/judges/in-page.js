// Runs in each page that the judges look at. A finding counts only if its element is part of a widget: the rest of a page is the stand-in's.
Object.defineProperty(window, 'judged', {
  value: {
    /** The roots of the widgets, with what the server has written into them. */
    roots: () => [...document.querySelectorAll('[data-widget]')],

    /** The place of an element, without names that change with each build. Nothing if it is not part of a widget, or the site's own. */
    placeOf(element) {
      const root = element?.closest('[data-widget]');
      if (!root || element === root || element.parentElement.closest('[data-place]')) return undefined;
      const telling = ['type', 'autocomplete', 'role', 'data-old', 'data-late'];
      const attributes = telling
        .filter((name) => element.hasAttribute(name))
        .map((name) => `[${name}${element.getAttribute(name) && `=${element.getAttribute(name)}`}]`);
      if (element.hasAttribute('data-place')) attributes.push('[data-place]');
      return `${root.dataset.widget} ${element.localName}${attributes.join('')}`;
    },
  },
});
