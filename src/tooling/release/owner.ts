import { run } from '../work-tree';

/** What only the owner of the product knows, by its names in `src/aspnet/Directory.Build.props` and in a package for npm. */
const ofOwner = { Owner: 'author', PackageProjectUrl: 'homepage', RepositoryUrl: 'repository' };

/** What `Directory.Build.props` says about all packages. */
export interface PackageFacts extends Record<keyof typeof ofOwner, string> {
  ReleaseSdk: string;
}

export async function packageFacts(): Promise<PackageFacts> {
  const names = [...Object.keys(ofOwner), 'ReleaseSdk'].map((name) => `-getProperty:${name}`);
  const { stdout } = await run('dotnet', ['msbuild', 'src/aspnet/core', ...names]);
  return JSON.parse(stdout).Properties;
}

/** What the owner has filled in, for a package of npm; and the names of the rest. */
export function ownerFields(facts: PackageFacts): { fields: Record<string, string>; empty: string[] } {
  const known = Object.entries(ofOwner).map(([name, field]) => [
    name,
    field,
    facts[name as keyof typeof ofOwner],
  ]);
  return {
    fields: Object.fromEntries(known.flatMap(([, field, value]) => (value ? [[field, value]] : []))),
    empty: known.flatMap(([name = '', , value]) => (value ? [] : [name])),
  };
}

/** Throws if another SDK would make the packages. */
export function checkSdk(used: string, { ReleaseSdk: wanted }: PackageFacts): void {
  if (used !== wanted)
    throw new Error(
      `The packages of a release are made with the .NET SDK ${wanted}, and this is ${used}. Install that one, or change ReleaseSdk in src/aspnet/Directory.Build.props`,
    );
}
