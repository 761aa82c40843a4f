import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { debianVersion } from '../ask.mjs';

const dictionaries = { uk: 'uk_UA', ru: 'ru_RU' };

/** The words of a text that a dictionary does not have. @param {string} input @param {string} dictionary */
const unknownWords = (input, dictionary) =>
  execFileSync('/usr/bin/hunspell', ['-i', 'utf-8', '-d', dictionary, '-l'], { input, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The texts of the widgets and of the C#. */
const texts = () => [
  ...Object.values(JSON.parse(readFileSync('src/facts/texts.json', 'utf8'))),
  ...Object.values(JSON.parse(readFileSync('src/facts/csharp.json', 'utf8')).loginTexts),
];

/** All texts in a language, without the names of values. @param {'uk' | 'ru'} lang */
const textsIn = (lang) =>
  texts()
    .map((each) => each[lang])
    .join('\n')
    .replaceAll(/\{\{\w+\}\}/g, '');

export const hunspell = {
  needs: ['hunspell'],
  id: 'hunspell',
  name: 'Hunspell',
  version: () =>
    `${debianVersion('hunspell')}, ${debianVersion('hunspell-uk')}, ${debianVersion('hunspell-ru')}`,
  looksAt: 'the Ukrainian and Russian texts of the widgets and of the C#',
  planted: { rule: 'завантажуєця' },
  plant: () =>
    unknownWords('Форма входу завантажуєця…', dictionaries.uk).map((rule) => ({ rule, place: 'uk' })),
  find: () =>
    Object.entries(dictionaries).flatMap(([lang, dictionary]) =>
      unknownWords(textsIn(lang), dictionary).map((rule) => ({
        rule,
        place: lang,
        seen: 'the texts',
      })),
    ),
};
