// Activates the rules for forced colours in the widgets' style sheets.
(() => {
  /** @param {CSSRuleList} rules */
  function activate(rules) {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
        rule.media.mediaText = 'all';
      if ('cssRules' in rule) activate(/** @type {CSSGroupingRule} */ (rule).cssRules);
    }
  }

  document.addEventListener('widget:ready', () => {
    for (const sheet of document.adoptedStyleSheets) activate(sheet.cssRules);
  });
})();
