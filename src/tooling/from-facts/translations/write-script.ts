import { script } from '../../build/bundles/script';

/** A script that fills in the texts of a language, for a page that no server writes. */
export const translationScript = (dictionary: Record<string, string>, preamble: string) =>
  script(
    'translations.js',
    `import { fillIn } from './src/shared/i18n/fill-in';\nfillIn(${JSON.stringify(dictionary)});`,
    preamble,
  );

/** The script that shows the keys of the texts on a page. `english` has the widgets' own texts, by key. */
export const inspectScript = (english: Record<string, string>, preamble: string) =>
  script(
    'inspect.js',
    `import { inspect } from './src/extras/inspect/inspect';\ninspect(${JSON.stringify(english)});`,
    preamble,
  );
