import { cultures, languages, pseudoLanguage } from '../languages.mjs';

/**
 * The parameters of a state's address, and the width of its frame. The first option of each is the default. Numbers have a unit,
 * because JavaScript would sort them.
 * @type {{ name: string, label: string, options: Record<string, string | undefined> }[]}
 */
export const switches = [
  {
    name: 'width',
    label: 'Width',
    options: Object.fromEntries([375, 320, 768, 1024, 1361, 1920].map((px) => [`${px}px`, `${px} px`])),
  },
  {
    name: 'lang',
    label: 'Language',
    options: {
      '': 'default',
      ...Object.fromEntries(cultures.map((code) => [code, languages[code]])),
      [pseudoLanguage]: 'pseudo',
    },
  },
  { name: 'as', label: 'Role', options: { '': 'default', Admin: 'admin' } },
  { name: 'backend', label: 'Backend', options: { '': 'normal', late: '2 s late' } },
  { name: 'text', label: 'Text size', options: { '': '16 px', '20px': '20 px', '24px': '24 px' } },
  { name: 'pointer', label: 'Pointer', options: { '': 'default', touch: 'touch' } },
  { name: 'motion', label: 'Motion', options: { '': 'default', reduced: 'reduced' } },
  { name: 'colours', label: 'Colours', options: { '': 'normal', forced: 'forced' } },
  {
    name: 'sheet',
    label: 'Page styles',
    options: { '': 'none', bootstrap3: 'Bootstrap 3', hostile: 'hostile' },
  },
];
