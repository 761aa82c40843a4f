const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it stands in XML. */
export const encode = (text: string) => text.replace(/[&<>"]/g, (character) => `${escapes[character]}`);

const header = (name: string, value: string) =>
  `  <resheader name="${name}">\n    <value>${value}</value>\n  </resheader>\n`;

const entry = ([key, text]: [string, string]) =>
  `  <data name="${encode(key)}" xml:space="preserve">\n    <value>${encode(text)}</value>\n  </data>\n`;

/** A dictionary as a .NET resource file. */
export function resx(dictionary: Record<string, string>): string {
  const reader = 'System.Resources.ResXResourceReader, System.Windows.Forms';
  const writer = 'System.Resources.ResXResourceWriter, System.Windows.Forms';
  return `<?xml version="1.0" encoding="utf-8"?>
<root>
${header('resmimetype', 'text/microsoft-resx')}${header('version', '2.0')}${header('reader', reader)}${header('writer', writer)}${Object.entries(dictionary).map(entry).join('')}</root>
`;
}
