import type facts from './csharp.json';

/** The warnings of a build of a site, from its `.resx` files. The C# has their codes. */
export const warnings = {
  EVW001: [
    'a text is missing or empty. The line has the English text',
    'add it. Until then visitors see our text in this language. Where we have none, they see that of your file without a language, or else the English one',
  ],
  EVW002: ['no text of the widgets has this name. The line names one that is missing', 'correct the name'],
  EVW003: [
    'a text lacks a mark such as `{{seconds}}`, or has one that the widgets do not fill in',
    'write the marks of the English text',
  ],
  EVW004: ['a name is there twice', 'remove one of the lines. Upper and lower case do not matter'],
  EVW005: [
    'a text is that of a former version. The line has the one of today',
    'copy it, or keep yours: the warning is only for texts that you have not changed',
  ],
} satisfies Record<keyof typeof facts.warnings, [says: string, cure: string]>;
