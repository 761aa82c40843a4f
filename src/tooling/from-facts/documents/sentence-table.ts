import facts from '../../../facts/csharp.json';
import { sentences } from '../../../facts/sentences.words';
import texts from '../../../facts/texts.json';
import { table } from './table';

const all: Record<keyof typeof sentences, { uk: string; en: string }> = { ...texts, ...facts.loginTexts };

/** A sentence with `…` for what varies, without the advice that follows it. */
const first = (text: string) => text.replace(/\{\{\w+\}\}/, '…').split(/(?<=[.…]) (?=[А-ЯІЇЄA-Z])/u)[0] ?? '';

/** What the card shows to somebody who gets no SMS, and what it means. */
export const sentenceTable = () =>
  table(
    ['the card says', 'what it means', 'what to do'],
    Object.entries(sentences).map(([name, { means, what }]) => {
      const { uk, en } = all[name as keyof typeof sentences];
      return [`“${first(uk)}” (${first(en)})`, means, what];
    }),
  );
