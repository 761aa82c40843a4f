const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

const header = (name: string, value: string) =>
  `  <resheader name="${name}">\n    <value>${value}</value>\n  </resheader>\n`;

/** One text of a .NET resource file. The comment is for the translator. */
export function resxEntry(key: string, text: string, comment = ''): string {
  const note = comment && `    <comment>${encode(comment)}</comment>\n`;
  return `  <data name="${encode(key)}" xml:space="preserve">\n    <value>${encode(text)}</value>\n${note}  </data>\n`;
}

/** A .NET resource file with these entries. */
export function resxFile(entries: string[]): string {
  const reader = 'System.Resources.ResXResourceReader, System.Windows.Forms';
  const writer = 'System.Resources.ResXResourceWriter, System.Windows.Forms';
  return `<?xml version="1.0" encoding="utf-8"?>
<root>
${header('resmimetype', 'text/microsoft-resx')}${header('version', '2.0')}${header('reader', reader)}${header('writer', writer)}${entries.join('')}</root>
`;
}

/** A dictionary as a .NET resource file. */
export const resx = (dictionary: Record<string, string>) =>
  resxFile(Object.entries(dictionary).map(([key, text]) => resxEntry(key, text)));
