// Imitates the settings of a visitor, as far as a page can: it rewrites the conditions of media rules, and the font size of the
// widgets. A page cannot imitate the colours of a high-contrast theme or a real touch.
(() => {
  const query = new URLSearchParams(location.search);
  const [always, never] = ['(min-width: 0px)', '(max-width: 0px)'];
  const conditions = Object.entries({
    ...(query.get('colours') === 'forced' && { '(forced-colors: active)': always }),
    ...(query.get('motion') === 'reduced' && { '(prefers-reduced-motion: reduce)': always }),
    ...(query.get('pointer') === 'touch' && { '(hover: hover)': never, '(pointer: fine)': never }),
  });
  const text = query.get('text');

  /** @param {CSSRuleList} rules */
  function rewrite(rules) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule)
        for (const [from, to] of conditions) rule.media.mediaText = rule.media.mediaText.replaceAll(from, to);
      // Only the root of a widget has the font size of the browser's settings.
      if (text && rule instanceof CSSStyleRule && rule.style.font.startsWith('medium'))
        rule.style.setProperty('font-size', text, 'important');
      if ('cssRules' in rule) rewrite(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  }

  if (!conditions.length && !text) return;
  document.addEventListener('widget:ready', () => {
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) rewrite(sheet.cssRules);
  });
})();
