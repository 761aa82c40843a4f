import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { samples } from '../../readme';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** What `dotnet new web` writes. */
const project = (more: string) => `<Project Sdk="Microsoft.NET.Sdk.Web">

  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>

  ${more}
</Project>
`;

/** A package that is not there would be asked for elsewhere. */
const offline = '<configuration><packageSources><clear /></packageSources></configuration>';

/** The smallest site of the README in a folder of its own. */
export function writeReadmeSite() {
  const folder = mkdtempSync(join(tmpdir(), 'readme-'));
  cpSync(dist, join(folder, 'wwwroot/widgets'), { recursive: true });
  writeFileSync(join(folder, 'nuget.config'), offline);
  for (const { path, text } of samples) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, path.endsWith('.csproj') ? project(text) : text);
  }
  return { folder, built: join(folder, 'bin/Debug/net10.0/Portal.dll') };
}
