import { bundle } from '../bundles/bundle';

/** A script that fills in the texts of a language, for a page that no server writes. */
export async function translationScript(dictionary: Record<string, string>, preamble: string) {
  const entry = `import { fillIn } from './src/i18n/fill-in';\nfillIn(${JSON.stringify(dictionary)});`;
  const { code } = await bundle('translations.js', entry);
  return `${preamble}\n(()=>{${code}})();\n`;
}
