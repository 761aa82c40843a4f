// @vitest-environment node
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dotnet, frameworks, sdkVersion, strict } from '../../../dotnet';

const sdk = sdkVersion();
if (!sdk)
  console.log('The C# for ASP.NET Core is not compiled: there is no .NET SDK 10 or newer on this machine.');

test.skipIf(!sdk)(
  'the C# compiles in old and new projects, with all warnings as errors',
  async () => {
    expect(existsSync('dist/aspnet/core'), 'dist/ is empty: run `npm run build` first').toBe(true);
    const targets = await frameworks();
    const [oldest, newest] = [targets[0], targets.at(-1)];
    const frameworkOf = [
      `-p:Frameworks="${targets.join(';')}"`,
      `-p:OldFramework=${oldest}`,
      `-p:NewFramework=${newest}`,
    ];
    const quiet = ['-nologo', '-v:quiet', '-m:2', '-nodeReuse:false'];
    await dotnet(strict, 'msbuild', 'Sites.proj', '-t:Compile', ...frameworkOf, ...quiet);
  },
  240_000,
);
