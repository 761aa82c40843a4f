/** Judges that were tried, or thought of, and why nobody asks them. */
export const notAsked = [
  {
    name: 'Chromium’s password manager',
    reason:
      'What it offers is part of the window, and no window is drawn on a server. A person tries it: `BY-HAND.md`',
  },
  {
    name: 'KeePassXC',
    reason: 'It needs a desktop, an unlocked database and a pairing by hand: `BY-HAND.md`',
  },
  {
    name: 'doiuse',
    reason:
      'It stops at style sheets of one line, which its parser takes for unclosed. lightningcss compiles them for the oldest browsers',
  },
  { name: 'Mozilla Observatory', reason: 'It grades the headers of a site, which are not the product’s' },
];
