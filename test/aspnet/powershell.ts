/** The commands of the guide for .NET Framework, and what they are here, where there is neither PowerShell nor Visual Studio. */
const commands: [RegExp, string][] = [
  [/^(dotnet .*)$/, '$1'],
  [/^Install-Package (\S+) -ProjectName (\w+)$/, 'dotnet add $2 package $1'],
  [/^New-Item -ItemType Directory -Force (.*)$/, 'mkdir -p $1'],
  [/^Copy-Item (?:-Recurse )?(?:-Force )?(.*)$/, 'cp -r $1'],
  [/^Move-Item (.*)$/, 'mv $1'],
  [/^Remove-Item (.*)$/, 'rmdir $1'],
];

/** Translates lines of PowerShell into those of sh. */
export const translated = (lines: string): string => lines.replace(/^.+$/gm, translatedLine);

function translatedLine(line: string): string {
  const [, path, inner] = line.match(/^if \(!\(Test-Path (\S+)\)\) \{ (.*) \}$/) ?? [];
  if (path && inner) return `test -e ${path} || { ${inner.split('; ').map(translatedLine).join('; ')}; }`;
  const found = commands.find(([pattern]) => pattern.test(line));
  if (!found) throw new Error(`the tests do not know this command of the guide: ${line}`);
  return line.replace(found[0], found[1]).replaceAll(', ', ' ');
}
