import type { Table } from './table';

/** What a content security policy can block. */
export const ofPolicies = {
  'policy: files': ['its policy blocks {files} ({directive})', 'The widgets do not appear', 'Allow {source}'],
  'policy: data': [
    'its policy blocks the script with the page data ({directive})',
    'The widgets use their defaults',
    'Give it the nonce, or use the JSON block',
  ],
  'policy: styles': [
    'its policy blocks widgets.css ({directive})',
    'The page moves while it loads',
    'Allow {source}',
  ],
  'policy: calls': [
    'its policy blocks calls to {source} ({directive})',
    'Visitors cannot sign in or change the language',
    'Allow it',
  ],
  'policy: flags': [
    'its policy blocks the flags ({directive})',
    'The language switcher shows no flag',
    "Allow 'self'",
  ],
  'policy: trusted types': [
    'Trusted Types are on, and shared.js has no tag',
    'No script may load it, so the widgets do not appear',
    'Add the tag of shared.js',
  ],
} as const satisfies Table;
