import { script } from '../bundles/script';
import type { Texts } from './former';

/** A script that fills in the texts of a language, for a page that no server writes. */
export const translationScript = (dictionary: Record<string, string>, preamble: string) =>
  script(
    'translations.js',
    `import { fillIn } from './src/i18n/fill-in';\nfillIn(${JSON.stringify(dictionary)});`,
    preamble,
  );

/** The script that shows the keys of the texts on a page. */
export const inspectScript = (texts: Texts, preamble: string) =>
  script(
    'inspect.js',
    `import { inspect } from './src/inspect/inspect';\ninspect(${JSON.stringify(texts)});`,
    preamble,
  );
