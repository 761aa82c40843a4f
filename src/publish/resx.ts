const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const encode = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] as string);

const header = (name: string, value: string) =>
  `  <resheader name="${name}">\n    <value>${value}</value>\n  </resheader>\n`;

/** A dictionary as a .NET resource file. */
export function resx(dictionary: Record<string, string>): string {
  const reader = 'System.Resources.ResXResourceReader, System.Windows.Forms';
  const writer = 'System.Resources.ResXResourceWriter, System.Windows.Forms';
  const entries = Object.entries(dictionary).map(
    ([key, text]) =>
      `  <data name="${encode(key)}" xml:space="preserve">\n    <value>${encode(text)}</value>\n  </data>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<root>
${header('resmimetype', 'text/microsoft-resx')}${header('version', '2.0')}${header('reader', reader)}${header('writer', writer)}${entries.join('')}</root>
`;
}
