import { textOf } from '../i18n/lookup';
import type { WidgetsGlobal } from '../mount/global/page-api';
import { givenPage, parseGiven } from '../page/given-page';
import { languages } from '../page/languages';
import { getProperty } from '../page/property';
import { marked, numbersIn } from './marks';

/** The widgets' own texts, by language and key. */
export type Texts = { en: Record<string, string> } & Record<string, Record<string, string>>;

/** A text of a key in one language. `isOwn` is true if the site gives it, and false if it comes from the widgets. */
export interface Wording {
  language: string;
  text: string;
  isOwn: boolean;
}

export type PageTexts = ReturnType<typeof pageTexts>;

/** The texts of the page. They are marked in `window.__PAGE__`, and widgets that are there already are mounted again. */
export function pageTexts(texts: Texts) {
  const keys = Object.keys(texts.en);
  const given = parseGiven(givenPage());
  const page = typeof given === 'object' && given ? given : {};
  const lang = String(getProperty(page, 'lang') ?? 'ru');
  const own = Object(getProperty(page, 'translations'));
  const changed = new Map<string, string>();

  /** The text that the page shows for a key, with its `{{…}}`. */
  const shown = (key: string): string => changed.get(key) ?? textOf(own, key) ?? (texts.en[key] as string);

  function apply(): void {
    const all = keys.map((key, number) => [key, marked(shown(key), number)]);
    const translations = { ...own, ...Object.fromEntries(all) };
    Object.assign(window, { __PAGE__: { ...page, translations } });
    const { Widgets } = window as { Widgets?: WidgetsGlobal };
    Widgets?.unmount(document);
    Widgets?.mount(document);
  }

  return {
    lang,
    apply,
    shown,
    changed,

    /** The keys of the texts that a text of the page consists of. */
    keysIn: (text: string): string[] => numbersIn(text).flatMap((number) => keys[number] ?? []),

    /** The text that the page shows, and those of its other languages that the widgets have. */
    wordings(key: string): Wording[] {
      const isOwn = !!textOf(own, key);
      const codes = (languages(getProperty(page, 'languages'), () => {}) ?? []).map(({ code }) => code);
      const others = [...new Set([...codes, 'en'])].filter((code) => code !== lang && texts[code]);
      const rest = others.map((code) => ({ language: code, text: texts[code]?.[key] ?? '', isOwn: false }));
      return [
        { language: isOwn ? lang : 'en', text: shown(key), isOwn },
        ...(isOwn ? rest : rest.filter(({ language }) => language !== 'en')),
      ];
    },

    change(key: string, text: string): void {
      changed.set(key, text);
      apply();
    },
  };
}
