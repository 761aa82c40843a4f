import { readFile, writeFile } from 'node:fs/promises';

/** A part of a document that is written from code, for example a table. */
export interface WrittenPart {
  file: string;
  /** The name in the two comments around the part. */
  name: string;
  /** The content, in Markdown. */
  text(): string | Promise<string>;
}

/** The document with the current text between the two comments of the part. */
export async function update(document: string, { file, name, text }: WrittenPart): Promise<string> {
  const start = `<!-- written by npm run docs: ${name} -->`;
  const end = `<!-- end: ${name} -->`;
  const [before, rest, more] = document.split(start);
  const at = rest?.indexOf(end) ?? -1;
  if (rest === undefined || more !== undefined || at < 0)
    throw new Error(`${file} needs these two lines, once, around the place of the part:\n${start}\n${end}`);
  return `${before}${start}\n${(await text()).trim()}\n${rest.slice(at)}`;
}

/** Writes the parts into their documents. Returns the documents that have changed. */
export async function writeParts(parts: WrittenPart[]): Promise<string[]> {
  const changed = new Set<string>();
  for (const part of parts) {
    const document = await readFile(part.file, 'utf8');
    const updated = await update(document, part);
    if (updated === document) continue;
    await writeFile(part.file, updated);
    changed.add(part.file);
  }
  return [...changed];
}
