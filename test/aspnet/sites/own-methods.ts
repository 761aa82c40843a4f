import { readFileSync, writeFileSync } from 'node:fs';

/** Writes what the team of a site has in place of the methods that the file of the guide leaves open: by their name. */
export function writeMethods(file: string, methods: Record<string, string>): void {
  let source = readFileSync(file, 'utf8');
  for (const [name, body] of Object.entries(methods)) {
    const [open] = source.match(new RegExp(` ${name}\\(.*throw new NotImplementedException.*`)) ?? [];
    if (!open) throw new Error(`${file} has no open method ${name}`);
    source = source.replace(
      open,
      open.replace(/(?:=> |\{ )throw .*/, () => body),
    );
  }
  if (source.includes('NotImplementedException')) throw new Error(`${file} has more open methods`);
  writeFileSync(file, source);
}
