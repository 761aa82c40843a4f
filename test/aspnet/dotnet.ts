import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The folder for everything that .NET builds here. */
export const built = fileURLToPath(new URL('../../node_modules/.cache/ev-portal-widgets', import.meta.url));

export const env: NodeJS.ProcessEnv = {
  ...process.env,
  DOTNET_CLI_TELEMETRY_OPTOUT: '1',
  DOTNET_NOLOGO: '1',
  // As most servers have. It is not the language of a visitor.
  LANG: 'en_US.UTF-8',
  // No process of the SDK runs longer than a test.
  MSBUILDDISABLENODEREUSE: '1',
  UseSharedCompilation: 'false',
  // These save a third of the time of a build: the runtime does not compile code again to make it faster, because no process
  // runs long enough, and NuGet does not ask for known vulnerabilities of packages.
  DOTNET_TC_CallCounting: '0',
  DOTNET_TieredPGO: '0',
  NuGetAudit: 'false',
};

/** The version of the .NET SDK, or undefined if none is installed that can build the sites. */
export function sdkVersion(): string | undefined {
  try {
    const version = execFileSync('dotnet', ['--version'], { env, encoding: 'utf8' }).trim();
    return Number.parseInt(version, 10) >= 10 ? version : undefined;
  } catch {
    return undefined;
  }
}

/** Runs a command. If it fails, throws an error with its output. */
export async function run(
  cwd: string,
  environment: NodeJS.ProcessEnv,
  command: string,
  ...args: string[]
): Promise<void> {
  await promisify(execFile)(command, args, { cwd, env: environment }).catch(({ stdout, stderr }) => {
    throw new Error(`${command} ${args.join(' ')} failed in ${cwd}\n${stdout}${stderr}`);
  });
}

export const dotnet = (folder: string, ...args: string[]) => run(folder, env, 'dotnet', ...args);

/** Builds a site. Each warning is an error. */
export const buildSite = (folder: string, ...options: string[]) =>
  dotnet(folder, 'build', '-warnaserror', '--verbosity', 'quiet', '--disable-build-servers', ...options);
