/** The SHOULDs that Orca 43.1 does not meet. A story fails if it has others, and if one of these is met. */
export const unmet: Record<string, string[]> = {
  'login-by-sms-wrong-number': ['presses Enter: SHOULD: invalid is said'],
  'login-by-sms-wrong-code': ['presses Enter: SHOULD: invalid is said'],
  'login-by-email': ['waits 1 s: SHOULD: invalid is said'],
  'phone-menu': [
    'presses Enter: SHOULD: dialog is said',
    'presses Escape: SHOULD: “Personal account”, button is said',
    'presses Escape: SHOULD: “Menu”, button is said',
  ],
};
